export default {
  '*.{ts,tsx,mjs}': ['prettier --write', 'eslint --fix --max-warnings 0'],
  '*.{json,css,html,yaml,yml}': 'prettier --write',
};
