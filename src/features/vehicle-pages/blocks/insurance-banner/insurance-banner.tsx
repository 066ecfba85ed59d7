import type { BlockView } from '#features/blocks/index.ts'
import { resolveLink } from '#features/links/index.ts'
import { pictureOf } from '#features/pictures/index.ts'
import { InsuranceBanner as Banner } from '../../ui/range-page/insurance-banner.tsx'

/** Advertises the manufacturer's insurance on an editor's page. */
export const InsuranceBanner: BlockView<'insuranceBanner'> = ({ block, place }) => (
  <Banner
    language={place.language}
    href={resolveLink(block.link, place.site)?.href ?? null}
    picture={pictureOf(block.picture, { language: place.language })}
    heading={block.heading}
    text={block.text}
  />
)
