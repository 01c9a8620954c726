import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import go from 'shiki/langs/go.mjs';
import http from 'shiki/langs/http.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { escapeHtml } from '../../vite/escape-html.js';

/** The colours of tokens are variables; our style sheet gives each a value by its class. */
const theme = createCssVariablesTheme({ name: 'variables', variablePrefix: '--', fontStyle: false });
const VARIABLE = /^var\(--token-([\w-]+)\)$/;

/** Colours code at build time, so that pages need no script and no style attributes. */
export type Highlight = (code: string, language: string) => string;

/** Loads the languages of our samples. @returns HTML of a code; an unknown language stays uncoloured */
export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [go, http, java, javascript, json, php, python, shellscript, typescript],
    engine: createJavaScriptRegexEngine(),
  });
  const languages = new Set(highlighter.getLoadedLanguages());
  return (code, language) => {
    if (!languages.has(language)) return escapeHtml(code);
    const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: 'variables' });
    return tokens.map((line) => line.map(({ content, color }) => span(content, color)).join('')).join('\n');
  };
}

function span(content: string, color = ''): string {
  const [, token] = VARIABLE.exec(color) ?? [];
  return token ? `<span class="tok-${token}">${escapeHtml(content)}</span>` : escapeHtml(content);
}
