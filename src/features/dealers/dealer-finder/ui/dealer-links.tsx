import { directionsAddress } from '#features/dealers/dealers/rules.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { FinderDealer } from '../finder-dealer.ts'
import { dealerHomeAddress } from '../rules/finder-address.ts'
import type { CardLabels } from './card-labels.ts'

type Props = { dealer: FinderDealer; labels: CardLabels }

/** Directions and Visit Website of a dealer's card. Source: requirements D-071, D-264 and D-265. */
export function DealerLinks({ dealer: { slug, coordinates }, labels: { card, newTab } }: Props) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {coordinates ? (
        <TextLink href={directionsAddress(coordinates)} newTab newTabNote={newTab}>
          {card.directions}
        </TextLink>
      ) : null}
      <TextLink href={dealerHomeAddress(slug)} newTab newTabNote={newTab}>
        {card.visitWebsite}
      </TextLink>
    </p>
  )
}
