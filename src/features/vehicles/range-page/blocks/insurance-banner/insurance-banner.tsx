import { pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockView } from '#features/site/blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { InsuranceBanner as Banner } from '../../ui/insurance-banner.tsx'

/** Advertises the manufacturer's insurance on an editor's page. */
export const InsuranceBanner: BlockView<'insuranceBanner'> = ({ block, context }) => (
  <Banner
    language={context.language}
    href={resolveLink(block.link, context.site)?.href ?? null}
    picture={pictureOf(block.picture, { language: context.language })}
    heading={block.heading}
    text={block.text}
  />
)
