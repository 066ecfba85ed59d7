import { type CarouselChoice, carouselProducts } from '#features/motorsport/merchandise/rules.ts'
import {
  innerHeadingLevel,
  type Live,
  type PageContext,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, carouselName, hasButtons } from '#features/site/blocks/parts.page.tsx'
import type { ButtonsField } from '#features/site/links/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { MerchandiseData } from '../merchandise-data.ts'
import { merchandiseTexts } from '../texts.ts'
import { LazyProducts } from './lazy-products.island.tsx'

type Props = {
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly lead?: string | null
    readonly buttons?: ButtonsField
  }
  /** Which products a carousel contains; null for a grid of all. */
  choice: CarouselChoice | null
  context: PageContext
  live: Live<MerchandiseData>
}

/** Returns the data with the products of a carousel only, so that the page does not contain the others. */
function chosenData({ products, form }: MerchandiseData, choice: CarouselChoice | null): MerchandiseData {
  return { products: choice ? carouselProducts(products, choice) : products, form }
}

/**
 * A section of merchandise. Without any it says so; when it could not be loaded the browser fetches it.
 *
 * Source: requirements C-194 to C-200, C-393 and C-395; decision G-3.
 */
export function MerchandiseSection({ block, choice, context, live }: Props) {
  const { language, path } = context
  const texts = merchandiseTexts(language).merchandise
  const { buttons } = block
  const title = block.title || texts.title
  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      lead={block.lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {live.state === 'empty' ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.none}</p>
      ) : (
        <LazyProducts
          data={live.state === 'ready' ? chosenData(live.data, choice) : null}
          address={sectionAddress(block.blockType, context)}
          choice={choice}
          carousel={choice ? { ...carouselLabels(language), name: carouselName(title, language) } : null}
          headingLevel={innerHeadingLevel(true, context)}
          texts={texts}
        />
      )}
      {live.state === 'failed' ? (
        <noscript>
          <p className="text-ink-2">{texts.failed}</p>
          <p>
            <a href={path} className="underline">
              {texts.retry}
            </a>
          </p>
        </noscript>
      ) : null}
    </Section>
  )
}
