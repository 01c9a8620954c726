/** The parts of an OpenAPI document that the API page uses. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly 'x-displayName': string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, FieldSchema>>;
    readonly headers: Readonly<Record<string, { readonly description: string }>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Contents };
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: FieldSchema;
}

interface ApiResponse {
  readonly description: string;
  /** References, by name. */
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Contents;
}

export type Contents = Readonly<Record<string, Content>>;

interface Content {
  readonly schema?: FieldSchema;
  readonly example?: object;
  /** Examples of a problem, by code. */
  readonly examples?: object;
}

export interface FieldSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}
