/** A browser notification, where the reader has allowed it and looks elsewhere. */

/** Ask the reader's permission. Return whether it is given. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(text: string): void {
  if (!document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const options = { body: text, tag: 'monuments', icon: '/icon-192.png' };
  try {
    new Notification('Monuments', options);
  } catch {
    // Phones show notices only through the service worker.
    void navigator.serviceWorker?.ready.then(worker =>
      worker.showNotification('Monuments', options),
    );
  }
}
