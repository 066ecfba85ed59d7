import type { LinkField } from '#features/links/index.ts'
import { cms } from '#platform/cms.ts'
import type { StoredFooter } from '../rules/footer.ts'
import type { StoredItem } from '../rules/menu.ts'

/** The menus as editors published them, in every language. */
export type StoredHeader = {
  readonly items?: readonly StoredItem<LinkField>[] | null
  readonly racingItems?: readonly StoredItem<LinkField>[] | null
}

/** What a link needs of its target; a target that is not published stays a bare id. */
const populate = {
  pages: { path: true },
  ranges: { slug: true },
  dealers: { slug: true },
  media: { url: true, filename: true },
} as const

/** The published header and footer with every language of their texts. */
export async function readNavigation(): Promise<{ header: StoredHeader; footer: StoredFooter<LinkField> }> {
  const payload = await cms()
  const question = { locale: 'all', depth: 1, overrideAccess: false, populate } as const
  const [header, footer] = await Promise.all([
    payload.findGlobal({ slug: 'header', ...question }),
    payload.findGlobal({ slug: 'footer', ...question }),
  ])
  // In all languages every text is a table of languages, which the generated types do not know.
  return { header: header as unknown as StoredHeader, footer: footer as unknown as StoredFooter<LinkField> }
}
