import type { Live } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { type DealerContext, everythingShown } from '#features/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/server.ts'
import { pictureAddress } from '#features/pictures/server.ts'
import type { VehicleRange } from '#features/vehicles/index.ts'
import { rangePath } from '#features/vehicles/index.ts'
import { cardPicture, listRangesFor, listRelatedRangesFor } from '#features/vehicles/server.ts'
import { vehicleTexts } from '#features/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatPrice } from '#platform/money.ts'
import type { RelatedRange } from '../related-view.ts'
import { relatedRanges } from '../rules/related-ranges.ts'

/** Pixels; a card is not wider. */
const heroWidth = 640

/** Of which page, in which language, on which day a section is asked for. */
type Ask = {
  readonly path: string
  readonly language: Language
  readonly today: string
  /** The dealer of the page, where the page has read it already; null for none. */
  readonly dealer?: DealerContext | null | undefined
}

/** The ranges a section shows. */
function sectionOf<Shown>(
  kind: string,
  path: string,
  shownOf: (ranges: readonly VehicleRange[], dealer: DealerContext | null) => readonly Shown[],
  {
    list = listRangesFor,
    known,
  }: { list?: typeof listRangesFor; known?: DealerContext | null | undefined } = {},
): Promise<Live<readonly Shown[]>> {
  return readLive(kind, async () => {
    const dealer = known === undefined ? await dealerContextAt(path) : known
    return shownOf(await list(dealer?.shows ?? everythingShown), dealer)
  })
}

function relatedView(range: VehicleRange, language: Language, dealer: DealerContext | null): RelatedRange {
  const { drawing, fromPrice, hero, name, slug } = range
  return {
    slug,
    name,
    href: rangePath(slug, dealer?.slug),
    price:
      fromPrice === null
        ? null
        : fill(vehicleTexts(language).vehicles.from, { price: formatPrice(fromPrice) }),
    picture: drawing ? cardPicture({ kind: 'vehicle', view: 'side', ...drawing }) : null,
    hero: hero && pictureAddress(hero, heroWidth),
  }
}

/** The ranges beside the one whose page it is. Source: requirements C-148 to C-151; decisions C-10 and C-18. */
export function loadRelatedVehicles({
  path,
  language,
  today,
  dealer: known,
}: Ask): Promise<Live<readonly RelatedRange[]>> {
  return sectionOf(
    'relatedVehicles',
    path,
    (ranges, dealer) =>
      relatedRanges(ranges, path, today).map((range) => relatedView(range, language, dealer)),
    { list: listRelatedRangesFor, known },
  )
}

/** Every range on sale. */
export function loadLineUp({ path }: Pick<Ask, 'path'>): Promise<Live<readonly VehicleRange[]>> {
  return sectionOf('lineUp', path, (ranges) => ranges)
}
