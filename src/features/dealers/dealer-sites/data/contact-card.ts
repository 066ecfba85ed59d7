import type { Dealer } from '#features/dealers/dealers/index.ts'
import { findDealer } from '#features/dealers/dealers/server.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { countryName } from '#platform/site/market.ts'
import { vCard } from '../rules/contact-card.ts'

function contactCardOf({ name, slug, telephone, address, region, coordinates }: Dealer): string {
  const isProvince = region?.kind === 'province'
  return vCard({
    ...{ name, telephone, coordinates, ...address },
    region: isProvince ? region.name : null,
    country: isProvince ? countryName : (region?.name ?? null),
    url: `${config().siteUrl}/dealers/${slug}`,
  })
}

/** Responds with the contact details of a dealer as vCard; 404 when there is no such dealer, 503 while it cannot be read. */
export async function respondWithContactCard(slug: string): Promise<Response> {
  let dealer: Dealer | null
  try {
    dealer = await findDealer(slug)
  } catch (error) {
    log.error({ reason: String(error) }, 'contact card failed')
    return problem(503, 'The dealer cannot be read at the moment.')
  }
  if (!dealer) return problem(404, 'There is no such dealer.')
  return new Response(contactCardOf(dealer), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.vcf"`,
      'cache-control': 'private, no-cache',
    },
  })
}
