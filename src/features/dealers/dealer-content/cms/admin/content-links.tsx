'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

const collections = [
  ['teams', 'Teams'],
  ['specials', 'Specials'],
  ['dealerEvents', 'Events'],
  ['dealerFaqs', 'FAQs'],
  ['testimonials', 'Testimonials'],
  ['dealerQuotes', 'Quotes'],
] as const

/** Collections that only editors open. */
const forEditors: readonly string[] = ['testimonials', 'dealerQuotes']

const filteredList = (collection: string, condition: string) =>
  `/admin/collections/${collection}?where[or][0][and][0]${condition}`

/** Links to the pages, teams, events and other content of the dealer whose record is open. */
export function ContentLinks() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<{ role?: string }>()
  const slug = useFormFields(([fields]) => fields.slug?.value)
  if (!id) return null
  const lists = collections.filter(
    ([collection]) => user?.role !== 'dealer' || !forEditors.includes(collection),
  )
  return (
    <nav aria-label="Content of this dealer" className="field-type">
      <p className="field-label">On its site</p>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {typeof slug === 'string' && slug ? (
          <>
            <li>
              <a href={`/dealers/${slug}`}>View the site</a>
            </li>
            <li>
              <a href={filteredList('pages', `[path][contains]=/dealers/${slug}`)}>Pages</a>
            </li>
          </>
        ) : null}
        {lists.map(([collection, label]) => (
          <li key={collection}>
            <a href={filteredList(collection, `[dealer][equals]=${id}`)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
