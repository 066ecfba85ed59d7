import { createHash } from 'node:crypto'
import type { Dealer } from '#features/dealers/dealers/index.ts'
import { listDealers } from '#features/dealers/dealers/server.ts'
import { log } from '#platform/process/log.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Increment it when entries of dealers are built differently. */
const version = '1'

function entryOf({ slug, name, address, region, services, brands, group }: Dealer): Entry {
  const { street, suburb, city, postalCode } = address
  const path = `/dealers/${slug}`
  return {
    ...{ kind: 'page', key: path, language: 'en', title: name },
    summary: [street, suburb, city, region?.name].filter(Boolean).join(', '),
    shown: { href: path, price: null, drawing: null },
    keywords: ['dealer', 'dealership', ...brands, ...(group ? [group.title] : [])],
    texts: [postalCode ?? '', services.join(' ').replaceAll('-', ' ')].filter(Boolean),
  }
}

const digestOf = (entry: Entry) =>
  `${version} ${createHash('sha256').update(JSON.stringify(entry)).digest('base64url')}`

/** Lists the entries of all listed dealers; none while they cannot be read, which is logged. */
async function listEntries(): Promise<readonly Entry[]> {
  try {
    return (await listDealers()).map(entryOf)
  } catch (error) {
    log.error({ reason: String(error) }, 'search index not updated with dealers')
    return []
  }
}

/** Returns the versions of the sites of all listed dealers by path. */
export async function dealerVersions(): Promise<Versions> {
  return new Map((await listEntries()).map((entry) => [entry.key, digestOf(entry)]))
}

/** Returns the entries of the dealers whose sites are among these paths. */
export async function dealerEntries(paths: readonly string[]): Promise<Entry[]> {
  if (!paths.some((path) => path.startsWith('/dealers/'))) return []
  return (await listEntries()).filter(({ key }) => paths.includes(key))
}
