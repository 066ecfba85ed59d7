import { hasPhonePicture, overlayOn, pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView, WholePicture } from '#features/pictures/pictures/page.tsx'
import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { linkedPaths } from '#features/site/links/index.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { Hero } from '#ui/layout/hero.tsx'
import type { CallCentre } from '../../call-centre.ts'
import { VinForm } from '../../ui/vin-form.tsx'

/** The anchor of the finder, which an editor can replace. Source: requirement V-096. */
const anchor = 'vinChecker'

const { garage } = wellKnownPaths

/**
 * The recall finder in a banner, which shows the breadcrumbs of its page when it opens it.
 *
 * Source: requirements V-095 to V-098 and V-106.
 */
export const VinCheckerBanner: LiveBlockView<'vinChecker', CallCentre> = ({ block, context, live }) => {
  const { language, path, isFirst } = context
  // Results link to My Garage where the banner does, so that an editor decides.
  const linksToGarage = linkedPaths(block.buttons).includes(garage) && context.site.has(garage)
  const picture = pictureOf(block.picture, { language })
  const phonePicture = hasPhonePicture(path) ? pictureOf(block.phonePicture, { language }) : null
  const logo = pictureOf(block.logo, { language })
  return (
    <div id={block.cssId ? undefined : anchor}>
      <Hero
        title={block.title}
        level={titleLevel(context)}
        overlay={phonePicture ? 'strong' : overlayOn(picture, 'light')}
        picture={
          picture ? (
            <PictureView picture={picture} narrow={phonePicture} fill behindText="light" first={isFirst} />
          ) : null
        }
        above={
          <div className="mb-6 grid justify-items-start gap-6">
            {context.breadcrumbs ? (
              // On a picture, grey links have too little contrast.
              <div className="[--color-ink-2:var(--color-ink)]">{context.breadcrumbs}</div>
            ) : null}
            {logo ? (
              <div className="w-24 tablet:w-32">
                <WholePicture picture={logo} sizes="8rem" first={isFirst} />
              </div>
            ) : null}
            {block.preTitle ? <p className="font-semibold text-small">{block.preTitle}</p> : null}
          </div>
        }
        lead={block.subtitle ? <p>{block.subtitle}</p> : null}
        actions={
          <div className="grid w-full gap-8">
            <div className="on-light max-w-[34rem] bg-surface p-6 tablet:p-8">
              <VinForm
                language={language}
                telephone={live.state === 'ready' ? live.data.telephone : null}
                garageHref={linksToGarage ? garage : null}
              />
            </div>
            {hasButtons(block.buttons, context) ? (
              <ButtonRow buttons={block.buttons} context={context} />
            ) : null}
          </div>
        }
      />
    </div>
  )
}
