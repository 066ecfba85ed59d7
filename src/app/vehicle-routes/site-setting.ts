import type { Setting } from './setting.ts'

/** The page of a range on the site itself, whose opening tells where one is. */
export const siteSetting: Setting = {
  dealerAt: async () => null,
  Head: () => null,
}
