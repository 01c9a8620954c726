import { isImperative } from './infra/lint/imperative.mjs';

export default {
  extends: ['@commitlint/config-conventional'],
  rules: { 'body-max-line-length': [0], 'subject-imperative': [2, 'always'] },
  plugins: [
    {
      rules: {
        'subject-imperative': (/** @type {{ subject?: string | null }} */ { subject }) => [
          isImperative(subject ?? ''),
          'begin the subject with a verb in its base form: "add …"',
        ],
      },
    },
  ],
};
