import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import {
  listRangesFor,
  listRelatedRangesFor,
  vehicleCardPicture,
} from '#features/vehicles/vehicles/server.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatPrice } from '#platform/money.ts'
import type { RelatedRange } from '../related-view.ts'
import { findRelatedRanges } from '../rules/related-ranges.ts'

/** Maximum width of a card, in pixels. */
const heroWidth = 640

/** What a section loads data for: a page, a language and a day. */
type SectionQuery = {
  readonly path: string
  readonly language: Language
  readonly today: string
  /** The page's dealer or null, when already read; undefined reads it by path. */
  readonly dealer?: DealerContext | null | undefined
}

/** Reads the ranges for a section; hidden prices are omitted. */
function readSection<Item>(
  kind: string,
  path: string,
  itemsOf: (ranges: readonly VehicleRange[], dealer: DealerContext | null) => readonly Item[],
  {
    list = listRangesFor,
    knownDealer,
  }: { list?: typeof listRangesFor; knownDealer?: DealerContext | null | undefined } = {},
): Promise<Live<readonly Item[]>> {
  return readLive(kind, async () => {
    const dealer = knownDealer === undefined ? await dealerContextAt(path) : knownDealer
    return itemsOf(await list(dealer?.shows ?? everythingVisible), dealer)
  })
}

function toRelatedRange(range: VehicleRange, language: Language, dealer: DealerContext | null): RelatedRange {
  const { drawing, fromPrice, hero, name, slug } = range
  return {
    slug,
    name,
    href: rangePath(slug, dealer?.slug),
    price:
      fromPrice === null
        ? null
        : fill(vehicleTexts(language).vehicles.from, { price: formatPrice(fromPrice) }),
    picture: drawing ? vehicleCardPicture(drawing) : null,
    hero: hero && pictureAddress(hero, heroWidth),
  }
}

/** Loads the ranges related to that of the page. Source: requirements C-148 to C-151; decisions C-10 and C-18. */
export function loadRelatedVehicles({
  path,
  language,
  today,
  dealer: knownDealer,
}: SectionQuery): Promise<Live<readonly RelatedRange[]>> {
  return readSection(
    'relatedVehicles',
    path,
    (ranges, dealer) =>
      findRelatedRanges(ranges, path, today).map((range) => toRelatedRange(range, language, dealer)),
    { list: listRelatedRangesFor, knownDealer },
  )
}

/** Loads every range on sale. */
export function loadLineUp({ path }: Pick<SectionQuery, 'path'>): Promise<Live<readonly VehicleRange[]>> {
  return readSection('lineUp', path, (ranges) => ranges)
}
