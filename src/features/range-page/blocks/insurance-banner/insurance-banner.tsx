import type { BlockView } from '#features/blocks/index.ts'
import { resolveLink } from '#features/links/index.ts'
import { pictureOf } from '#features/pictures/index.ts'
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
