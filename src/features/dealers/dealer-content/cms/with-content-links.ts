import type { CollectionConfig } from 'payload'

/** Adds links to the content of a dealer beside its record in the admin. */
export function withContentLinks(dealers: CollectionConfig): CollectionConfig {
  return {
    ...dealers,
    fields: [
      ...dealers.fields,
      {
        name: 'contentLinks',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: {
            Field: '/../features/dealers/dealer-content/cms/admin/content-links.tsx#ContentLinks',
          },
        },
      },
    ],
  }
}
