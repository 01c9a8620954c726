let wasActive = false;

/** Notices key presses and clicks until the returned function is called. */
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

/** Whether the user has pressed a key or clicked since the last call: such a call keeps the session alive. */
export function consumeActivity(): boolean {
  const hadActivity = wasActive;
  wasActive = false;
  return hadActivity;
}
