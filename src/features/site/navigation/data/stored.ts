import type { LinkField } from '#features/site/links/index.ts'
import { cms } from '#platform/process/cms.ts'
import type { StoredFooter } from '../rules/footer.ts'
import type { StoredItem } from '../rules/menu.ts'

/** The stored header, with all languages of its texts. */
export type StoredHeader = {
  readonly items?: readonly StoredItem<LinkField>[] | null
  readonly racingItems?: readonly StoredItem<LinkField>[] | null
}

/** The fields of a link's target to populate; an unpublished target stays an id. A file may be a picture. */
const populate = { pages: { path: true }, ranges: { slug: true }, dealers: { slug: true } } as const

/** Returns the published header and footer, with all languages of their texts. */
export async function readNavigation(): Promise<{ header: StoredHeader; footer: StoredFooter<LinkField> }> {
  const payload = await cms()
  const options = { locale: 'all', depth: 1, overrideAccess: false, populate } as const
  const [header, footer] = await Promise.all([
    payload.findGlobal({ slug: 'header', ...options }),
    payload.findGlobal({ slug: 'footer', ...options }),
  ])
  // With `locale: 'all'` a localised text is an object by language; the generated types describe a single locale.
  return { header: header as unknown as StoredHeader, footer: footer as unknown as StoredFooter<LinkField> }
}
