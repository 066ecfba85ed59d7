import type { GlobalConfig } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { globalPublishingHooks } from '#platform/cache/global-publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { menuItemsField } from './menu-items.ts'

/** The header menus of every page. */
export const header: GlobalConfig = {
  slug: 'header',
  label: 'Header',
  admin: {
    group: 'Content',
    description: 'The menu at the top of every page. Links to pages that do not exist are hidden.',
  },
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, max: 50 },
  access: { read: isEditorOrPublished, update: isEditor, readVersions: isEditor },
  hooks: globalPublishingHooks([tags.navigation]),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Menu',
          fields: [
            menuItemsField({
              name: 'items',
              table: 'header_items',
              description: 'On all pages except those of the racing brand.',
            }),
          ],
        },
        {
          label: 'Racing menu',
          fields: [
            menuItemsField({
              name: 'racingItems',
              table: 'header_racing',
              description: 'On the pages of the racing brand. Leave empty to use the other menu.',
            }),
          ],
        },
      ],
    },
  ],
}
