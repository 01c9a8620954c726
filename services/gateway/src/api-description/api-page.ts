import { asHtml } from '../frontend/as-text.js';
import type { RenderedSite } from '@pruefer/contracts';
import type { ApiDocument, Operation } from '@pruefer/openapi';
import { callHtml } from './call-html.js';
import { apiPageCss } from './api-page-css.js';

export const API_PAGE_TITLE = 'Beschreibung der Schnittstelle';

const LOGO =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7"/><path d="M7 8.5v11M11.2 8.5v11M14.8 14.6l3 4.6 4-10.7"/></svg>';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * The description of the API for people, made of the same document as the JSON.
 * @param siteName of the operator
 * @param jsonPath address of the document for programs
 */
export function apiPage(document: ApiDocument, siteName: string, jsonPath: string): RenderedSite {
  const calls = callsOf(document);
  const callsWith = (tag: string) => calls.filter(({ operation }) => operation.tags[0] === tag);
  const groups = document.tags.map(({ name, 'x-displayName': title }) => {
    const sections = callsWith(name).map(({ method, path, operation }) => callHtml(method, path, operation, document));
    return `<section><h2>${asHtml(title)}</h2>${sections.join('')}</section>`;
  });
  const entries = document.tags.map(({ name, 'x-displayName': title }) => {
    const links = callsWith(name).map(
      ({ operation }) => `<li><a href="#${operation.operationId}">${asHtml(operation.summary)}</a></li>`,
    );
    return `<li>${asHtml(title)}<ul>${links.join('')}</ul></li>`;
  });
  const html = `<header class="static-header"><a href="/">${LOGO}${asHtml(siteName)}</a></header>
<main class="api">
<h1>${API_PAGE_TITLE}</h1>
<p class="lead">Alle Aufrufe für Besucher und Kunden. Anfragen und Antworten sind JSON in UTF-8, außer Dateien.</p>
<p>Ihren API-Schlüssel senden Sie im Header <code>X-API-Key</code> oder als <code>Authorization: Bearer</code>. In den Beispielen steht
<code>$BASE</code> für die Adresse dieser Website und <code>$KEY</code> für Ihren Schlüssel. Fehler kommen als <code>application/problem+json</code>;
das Feld <code>code</code> führt zu Ursache und Rat. Aufrufe mit dem Status 304 nehmen im Header <code>If-None-Match</code> den <code>ETag</code>
der Antwort, die Sie haben. Mit dem Header <code>Accept-Language: en</code> sind die Sätze der Antworten englisch.</p>
<p><a href="${asHtml(jsonPath)}" download="openapi.json">OpenAPI 3.1 als JSON herunterladen</a></p>
<nav aria-label="Aufrufe"><ul>${entries.join('')}</ul></nav>
${groups.join('\n')}
</main>`;
  return { html, css: apiPageCss, styleNames: '' };
}

function callsOf({ paths }: ApiDocument): readonly Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}
