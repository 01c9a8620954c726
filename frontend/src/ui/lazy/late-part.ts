import { type ComponentType, createElement, Suspense } from 'react';
import { lazyPart } from './lazy-part.js';

/** A {@link lazyPart} that brings its own boundary: nothing is drawn in its place until its script is loaded. */
export function latePart<Name extends string, Props extends object>(
  ...settings: Parameters<typeof lazyPart<Name, Props>>
) {
  const Part: ComponentType<Props> = lazyPart<Name, Props>(...settings);
  return function LatePart(props: Props) {
    return createElement(Suspense, { fallback: null }, createElement(Part, props));
  };
}
