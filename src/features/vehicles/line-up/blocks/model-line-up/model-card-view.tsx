import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { CardPictureView } from '../../ui/cards/card-picture.tsx'
import { HybridMark } from './hybrid-mark.tsx'

/** Labels of a model card. */
export type ModelCardLabels = {
  readonly experience: string
  /** Labels of the hybrid badge, without and with a link. */
  readonly hybrid: string
  readonly aboutHybrids: string
}

type Props = {
  card: DisplayedModel
  labels: ModelCardLabels
  /** Target of the hybrid badge; null without a link. */
  hybridHref: string | null
}

/** The card of a model: picture, name, price and a link to its page. Rendered on the server and in the browser. */
export function ModelCardView({ card: { name, href, price, hybrid, picture }, labels, hybridHref }: Props) {
  return (
    <article className="group relative flex h-full flex-col">
      <CardPictureView picture={picture} ratio="aspect-[2/1]" />
      {hybrid ? <HybridMark labels={labels} href={hybridHref} /> : null}
      <div className="flex flex-1 flex-col gap-1 pt-4">
        <h3 className="text-h4">
          <NonBreakingName name={name} />
        </h3>
        <p className="figures text-ink-2">{formatPrice(price)}</p>
        <div className="mt-auto pt-4">
          <ButtonLink href={href} variant="secondary" size="compact">
            {labels.experience} <span className="sr-only">{name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
