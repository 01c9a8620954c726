let wasActive = false;

/** Begins to notice that the user sits in front of the screen. Gives what ends it. */
export function watchActivity(): () => void {
  const notice = () => {
    wasActive = true;
  };
  window.addEventListener('pointerdown', notice);
  window.addEventListener('keydown', notice);
  return () => {
    window.removeEventListener('pointerdown', notice);
    window.removeEventListener('keydown', notice);
  };
}

export function takeActivity(): boolean {
  const hadActivity = wasActive;
  wasActive = false;
  return hadActivity;
}
