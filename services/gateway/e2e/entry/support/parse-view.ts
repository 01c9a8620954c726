/** What a document tells its script; null without such data. */
export function parseView(html: string): object {
  return JSON.parse(/<script type="application\/json" id="view">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as object;
}
