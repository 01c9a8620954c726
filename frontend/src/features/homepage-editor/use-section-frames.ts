import type { PublicSection } from '@pruefer/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Frames = Readonly<Record<string, { left: string; top: string; width: string; height: string }>>;
type BoxRef = RefObject<HTMLDivElement | null>;

/** Positions of the sections by id, as shares of the page. Scrolls the selected one into view. @returns also the refs of page and viewport */
export function useSectionFrames(sections: readonly PublicSection[], chosenId: string): [Frames, BoxRef, BoxRef] {
  const [frames, setFrames] = useState<Frames>({});
  const page = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const ids = sections.map(({ id }) => id).join();

  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFrames(framesIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);

  const top = frames[chosenId]?.top;
  useEffect(() => {
    const element = viewport.current;
    if (!element || !top) return;
    const target = (parseFloat(top) / 100) * element.scrollHeight;
    element.scrollTo({ top: target - element.clientHeight / 4, behavior: 'auto' });
  }, [chosenId, top]);

  return [frames, page, viewport];
}

function framesIn(page: HTMLElement): Frames {
  const pageBox = page.getBoundingClientRect();
  const share = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`;
  const frames: Record<string, Frames[string]> = {};
  for (const element of page.querySelectorAll<HTMLElement>('[data-section]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    frames[element.dataset['section'] ?? ''] ??= {
      left: share(left - pageBox.left, pageBox.width),
      top: share(top - pageBox.top, pageBox.height),
      width: share(width, pageBox.width),
      height: share(height, pageBox.height),
    };
  }
  return frames;
}
