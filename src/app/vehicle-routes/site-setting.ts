import type { Setting } from './setting.ts'

/** The range page on the site itself. Its hero identifies the page, so it needs no header. */
export const siteSetting: Setting = {
  dealerAt: async () => null,
  Head: () => null,
}
