import type { TestDatabase } from '@pruefer/testkit';

/** Ids of the stored records. */
export const ids = {
  imprint: '00000000-0000-4000-8000-000000000001',
  prices: '00000000-0000-4000-8000-000000000002',
  section: '00000000-0000-4000-8000-000000000003',
  image: '00000000-0000-4000-8000-000000000004',
  user: '00000000-0000-4000-8000-000000000005',
} as const;

const page = (id: string, slug: string, content: string) => `
  INSERT INTO cms.page (id, slug, title, content, html, links, images, gaps, menu_order, is_published, show_in_menu, noindex,
    version, created_at, updated_at, updated_by)
  VALUES ('${id}', '${slug}', 'Titel ${slug}', '${content}', '<p>${content}</p>', '{}', '{}', '{}', 1, true, true, false, 3, now(), now(), 'anna');
  INSERT INTO cms.page_revision (page_id, number, kind, at, actor, is_published, fields)
  VALUES ('${id}', 3, 'saved', now(), 'anna', true, jsonb_build_object('slug', '${slug}', 'title', 'Titel', 'metaDescription', NULL,
    'content', '${content}', 'menuOrder', 1, 'showInMenu', true, 'noindex', false))`;

/** Days of the log, as log-service opens them: today and five before. */
const log = `
  SELECT logs.open_day((now() AT TIME ZONE 'UTC')::date - d, true) FROM generate_series(0, 5) d;
  DELETE FROM logs.opened_day;
  INSERT INTO logs.requests (at, id, day, count, status, country, iban_masked, iban_hash)
  SELECT now() - make_interval(days => n % 5), gen_random_uuid(), ((now() - make_interval(days => n % 5)) AT TIME ZONE 'UTC')::date, 1, 200, 'DE',
    'DE89…3000', sha256(('iban ' || n % 100)::bytea) FROM generate_series(1, 1000) n;
  INSERT INTO logs.request_details (id, day, iban, address) SELECT id, day, 'DE89370400440532013000', '198.51.100.7' FROM logs.requests;
  INSERT INTO logs.day_sums SELECT day, 200, 'DE', count(*), count(*), 0, 0, '{}' FROM logs.requests GROUP BY day;
  INSERT INTO logs.total_sums SELECT 200, sum(rows), sum(requests) FROM logs.day_sums`;

const statements = [
  page(ids.imprint, 'impressum', 'Wir'),
  page(ids.prices, 'preise', 'Preise'),
  `INSERT INTO cms.redirect VALUES ('alte-preise', '${ids.prices}', now(), 'anna')`,
  `INSERT INTO cms.section (id, type, title, content, html, place, is_active) VALUES ('${ids.section}', 'hero', 'Oben', 'Text', '<p>Text</p>', 1, true)`,
  `INSERT INTO cms.header (fields, version, updated_at) VALUES ('{"siteName": "Prüfer", "logoText": null, "logoUrl": null, "showLogo": true, "buttons": []}', 4, now())`,
  `INSERT INTO cms.image VALUES ('${ids.image}', 'logo', 'Logo', 10, 10, 12, now(), 'anna', 1)`,
  `INSERT INTO cms.image_form VALUES ('${ids.image}', 'image/jpeg', 10, '\\xffd8ffe000104a4649460001')`,
  `INSERT INTO cms.settings VALUES (true, 'Europe/Berlin', 'DD.MM.YYYY', 'HH:mm', 900000, 100, 900000, 5, 2)`,
  `INSERT INTO banks.data_set (version, country, source, valid_from, fingerprint, records)
     VALUES ('2026-09', 'DE', 'Bundesbank', '2026-09-07', repeat('a', 64), 2)`,
  `INSERT INTO banks.bank SELECT id, code, '1', true, 'Bank ' || code, '10000', 'Berlin', 'Bank', NULL, NULL, '00', 'U', false, NULL
     FROM banks.data_set, unnest(ARRAY['10000000', '37040044']) code`,
  `INSERT INTO banks.registry_release (version, name, valid_from, fingerprint, origin, entries, changes, withdrawn_at)
     SELECT '2026-10-01-' || repeat(file, 8), 'IBAN-Register', '2026-10-01', repeat(file, 64), 'uploaded',
       '[{"country": "DE", "name": "Deutschland", "fields": "b8n k10n", "validFrom": null}]', '[]', now()
     FROM unnest(ARRAY['b', 'c']) WITH ORDINALITY AS loaded (file, place) ORDER BY place`,
  `INSERT INTO auth.users (id, username, email, canonical_username, canonical_email, role, is_active, password_hash)
     VALUES ('${ids.user}', 'anna', 'anna@example.com', 'anna', 'anna@example.com', 'admin', true, 'hash')`,
  log,
];

/** Registry releases after one was lost, one reactivated and one loaded, with the expected report of a restore. */
export const ruinedReleases = {
  sql: `DELETE FROM banks.registry_release WHERE version = '2026-10-01-bbbbbbbb'; UPDATE banks.registry_release SET withdrawn_at = NULL;
    INSERT INTO banks.registry_release (version, name, valid_from, fingerprint, origin, entries, changes)
      VALUES ('2026-11-01-dddddddd', 'Später', '2026-11-01', repeat('d', 64), 'uploaded', '[]', '[]');`,
  counts: { added: 1, changed: 1, removed: 1, unchanged: 0, leftOut: 0 },
};

/** Stores something in every part of a backup. */
export async function storeEverything(database: TestDatabase): Promise<void> {
  for (const statement of statements) await database.sql(statement);
}
