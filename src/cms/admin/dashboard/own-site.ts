import { ownDealerOf } from '#features/people/accounts/cms.ts'
import type { DashboardContext } from './dashboard-context.ts'

/** What a dealer looks after, as links of the admin. */
export type OwnSite = {
  readonly name: string
  readonly address: string
  readonly lines: readonly { readonly title: string; readonly href: string; readonly note: string }[]
}

/** The collections of a dealer's content, with the word for one document and for several. */
const collections = [
  { slug: 'teams', title: 'Team', one: 'team', many: 'teams' },
  { slug: 'specials', title: 'Specials', one: 'special', many: 'specials' },
  { slug: 'dealerEvents', title: 'Events', one: 'event', many: 'events' },
  { slug: 'dealerFaqs', title: 'Questions and answers', one: 'list', many: 'lists' },
] as const

/** Reads what the user's dealer looks after; null for users without a dealer. */
export async function readOwnSite({ payload, user }: DashboardContext): Promise<OwnSite | null> {
  const id = ownDealerOf(user)
  if (id === undefined) return null
  const options = { overrideAccess: false, user, disableErrors: true } as const
  const dealer = await payload.findByID({ collection: 'dealers', id, draft: false, depth: 0, ...options })
  if (!dealer) return null
  const counts = await Promise.all(
    collections.map(({ slug }) =>
      payload.count({ collection: slug, where: { dealer: { equals: id } }, ...options }),
    ),
  )
  const content = collections.map(({ slug, title, one, many }, index) => {
    const total = counts[index]?.totalDocs ?? 0
    return { title, href: `/admin/collections/${slug}`, note: `${total} ${total === 1 ? one : many}` }
  })
  const record = `/admin/collections/dealers/${id}`
  return {
    name: dealer.name,
    address: `/dealers/${dealer.slug}`,
    lines: [
      { title: 'Your details', href: record, note: 'Opening hours, telephone, picture and social links' },
      { title: 'Pages', href: '/admin/collections/pages', note: 'Those you write replace the standard ones' },
      ...content,
    ],
  }
}
