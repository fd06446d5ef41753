import { settings } from "./settings.svelte";

const can = typeof Notification !== "undefined";

/** Notices of the browser, over other programs: only where the person has asked for them, and only while the page is hidden. */
class Notices {
  readonly can = can;
  permission = $state<NotificationPermission>(can ? Notification.permission : "denied");

  get on(): boolean {
    return settings.notices && this.permission === "granted";
  }

  /** Turns them on, for which the browser asks the person, or off. To be called by a press. */
  async turn(on: boolean): Promise<void> {
    if (on && can && this.permission === "default") this.permission = await Notification.requestPermission();
    settings.notices = on && this.permission === "granted";
    settings.save();
  }

  /** Tells something about a table, in place of what was told about it before. */
  tell(title: string, body: string, table: string): void {
    if (!this.on || !document.hidden) return;
    const notice = new Notification(title, { body, tag: `baston-${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
