import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import {
  innerHeadingLevel,
  type Live,
  type PageContext,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { SpecialsData } from '../specials-data.ts'
import { specialTexts } from '../texts.ts'
import { LazySpecials } from './lazy-specials.island.tsx'

type Props = {
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly lead?: string | null
  }
  layout: 'tabs' | 'slider'
  /** Replaces a missing title. */
  defaultTitle: string
  context: PageContext
  live: Live<SpecialsData>
}

/**
 * A section of specials. Without any it says so; when they could not be loaded the browser fetches them.
 *
 * Source: requirements D-193, D-194 and D-395; decisions G-3 and D-10.
 */
export function SpecialsSection({ block, layout, defaultTitle, context, live }: Props) {
  const { language, path } = context
  const texts = specialTexts(language).specials
  const title = block.title || defaultTitle
  return (
    <Section heading={title} headingLevel={titleLevel(context)} lead={block.lead}>
      {live.state === 'empty' ? (
        <p className="max-w-[60ch] text-ink-2 text-lead">{texts.none}</p>
      ) : (
        <LazySpecials
          data={live.state === 'ready' ? live.data : null}
          address={sectionAddress(block.blockType, context)}
          layout={layout}
          label={layout === 'slider' ? carouselName(title, language) : title}
          headingLevel={innerHeadingLevel(true, context)}
          texts={texts}
          carousel={carouselLabels(language)}
          form={{ texts: enquiryTexts(language).enquiries, language, page: path }}
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
