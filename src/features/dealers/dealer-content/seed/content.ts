import { ContentError, readContentFile } from '#platform/seeding/content-file.ts'
import {
  eventsFile,
  faqsFile,
  quotesFile,
  type SeedEvent,
  type SeedFaq,
  type SeedOwner,
  type SeedQuote,
  type SeedTeam,
  type SeedTestimonial,
  teamsFile,
  testimonialsFile,
} from './schema.ts'

export type SeedContent = {
  readonly teams: readonly SeedTeam[]
  readonly testimonials: readonly SeedTestimonial[]
  readonly faqs: readonly SeedFaq[]
  readonly events: readonly SeedEvent[]
  readonly quotes: readonly SeedQuote[]
}

/** The members that identify a document, by which a second run finds it. */
export const nameOf = {
  teams: ({ teamName }: SeedTeam) => teamName,
  testimonials: ({ fullName }: SeedTestimonial) => fullName,
  faqs: ({ title }: SeedFaq) => title,
  events: ({ name }: SeedEvent) => name,
  quotes: ({ fullName }: SeedQuote) => fullName,
} as const

const identityOf = ({ dealer = '', group = '' }: SeedOwner, name: string) => `${dealer}/${group}/${name}`

function requireUnique<Item extends SeedOwner>(
  file: string,
  items: readonly Item[],
  name: (item: Item) => string,
): void {
  const identities = new Set<string>()
  for (const [index, item] of items.entries()) {
    const identity = identityOf(item, name(item))
    if (identities.has(identity))
      throw new ContentError(`dealers/${file}.json`, [file, index], `${name(item)} is there twice`)
    identities.add(identity)
  }
}

/**
 * Reads and validates the content of dealers' pages: the shape of each file, and that no document is there twice.
 *
 * @throws ContentError on the first problem found
 */
export async function readSeedContent(): Promise<SeedContent> {
  const [{ teams }, { testimonials }, { faqs }, { events }, { quotes }] = await Promise.all([
    readContentFile('dealers/teams.json', teamsFile),
    readContentFile('dealers/testimonials.json', testimonialsFile),
    readContentFile('dealers/faqs.json', faqsFile),
    readContentFile('dealers/events.json', eventsFile),
    readContentFile('dealers/quotes.json', quotesFile),
  ])
  requireUnique('teams', teams, nameOf.teams)
  requireUnique('testimonials', testimonials, nameOf.testimonials)
  requireUnique('faqs', faqs, nameOf.faqs)
  requireUnique('events', events, nameOf.events)
  requireUnique('quotes', quotes, nameOf.quotes)
  return { teams, testimonials, faqs, events, quotes }
}
