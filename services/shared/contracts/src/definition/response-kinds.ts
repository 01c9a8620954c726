/** A class whose decorators describe one JSON object. */
export type ClassOf<T> = new () => T;

export interface One<Item extends object = object> {
  readonly kind: 'one';
  readonly of: ClassOf<Item>;
}

export interface List<Item extends object = object> {
  readonly kind: 'list';
  readonly of: ClassOf<Item>;
}

/** A page has its total number of rows, or the cursor of the next page (null on the last one). */
type ListPageShape = { readonly total: number } | { readonly nextCursor: string | null };

export interface ListPage<Item extends object = object> {
  readonly kind: 'page';
  readonly of: ClassOf<Item>;
}

/** A plain list; with paging parameters a page. */
export interface ListOrPage<Item extends object = object, Rows extends object = object> {
  readonly kind: 'listOrPage';
  readonly of: ClassOf<Item>;
  readonly page: ClassOf<Rows>;
}

/** Server-sent events until the client disconnects. */
export interface EventStream<Events extends object = object> {
  readonly kind: 'stream';
  readonly type: 'text/event-stream; charset=utf-8';
  /** Data by event name; only for types, never set. */
  readonly events?: Events;
}

export interface FileResponse<Type extends string = string> {
  readonly kind: 'file';
  readonly type: Type;
}

export type ResponseKind = One | List | ListPage | ListOrPage | EventStream | FileResponse;

export const one = <Item extends object>(of: ClassOf<Item>): One<Item> => ({ kind: 'one', of });
export const list = <Item extends object>(of: ClassOf<Item>): List<Item> => ({ kind: 'list', of });
export const page = <Item extends ListPageShape>(of: ClassOf<Item>): ListPage<Item> => ({ kind: 'page', of });
export const file = <const Type extends string>(type: Type): FileResponse<Type> => ({ kind: 'file', type });

export function listOrPage<Item extends object, Rows extends ListPageShape>(
  of: ClassOf<Item>,
  rows: ClassOf<Rows>,
): ListOrPage<Item, Rows> {
  return { kind: 'listOrPage', of, page: rows };
}

export function stream<Events extends object>(): EventStream<Events> {
  return { kind: 'stream', type: 'text/event-stream; charset=utf-8' };
}

/** JSON type of an answer; `never` for a stream or a file. */
export type JsonOf<A extends ResponseKind> =
  A extends One<infer Item>
    ? Item
    : A extends ListPage<infer Rows>
      ? Rows
      : A extends List<infer Item>
        ? Item[]
        : A extends ListOrPage<infer Item, infer Rows>
          ? Item[] | Rows
          : never;
