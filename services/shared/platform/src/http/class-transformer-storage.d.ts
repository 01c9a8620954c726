/** class-transformer ships no types for the file that class-validator-jsonschema wants to be given. */
declare module 'class-transformer/cjs/storage.js' {
  export const defaultMetadataStorage: import('class-transformer/types/MetadataStorage.js').MetadataStorage;
}
