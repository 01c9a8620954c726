import { type PointerEvent, useRef, useState } from 'react';

/** Distance in pixels from which a swipe dismisses the toast. */
const SWIPE_THRESHOLD_PX = 50;

/** Moves the toast with a swipe to the right; a swipe that is too short moves it back. */
export function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [movedPx, setMovedPx] = useState(0);

  const distanceOf = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const release = () => {
    startX.current = null;
    setMovedPx(0);
  };

  return {
    movedPx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setMovedPx(distanceOf(event)),
      onPointerUp: (event: PointerEvent) => {
        if (distanceOf(event) >= SWIPE_THRESHOLD_PX) onSwiped();
        release();
      },
      onPointerLeave: release,
      onPointerCancel: release,
    },
  };
}
