import type { PageContext } from '#features/site/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { bannerTexts } from '../../texts.ts'
import { LazyPurchaseButton } from './lazy-purchase-button.island.tsx'
import { type PurchaseLinks, purchasePages, rangeCodeOf, type Slide } from './purchase-links.ts'

type Props = { slide: Slide; links: PurchaseLinks; language: PageContext['language'] }

/** Whether a slide has a button that leads anywhere. */
export const hasPurchaseButtons = (slide: Slide, { site, forms }: PurchaseLinks): boolean =>
  purchasePages(slide).some((page) => site !== null || forms[page] !== null)

/**
 * The buttons of a slide for the purchase site, which open dialogs. While no purchase site is set they link to our own
 * forms.
 *
 * Source: requirements C-044 to C-046.
 */
export function PurchaseButtons({ slide, links, language }: Props) {
  const { purchase } = bannerTexts(language)
  const { newTab, close } = textsIn(language).layout
  const { site, dealer, forms } = links
  const variantOf = (index: number) => (index === 0 && !slide.buttons?.length ? 'primary' : 'secondary')
  return purchasePages(slide).map((page, index) => {
    const label = page === 'enquire-now' ? purchase.enquire : purchase.testDrive
    const form = forms[page] && (dealer ? `${forms[page]}?dealer=${dealer.slug}` : forms[page])
    if (site !== null) {
      return (
        <LazyPurchaseButton
          key={page}
          {...{ label, page, site, dealer, form }}
          rangeCode={rangeCodeOf(slide)}
          variant={variantOf(index)}
          labels={{ ...purchase, newTab, close }}
        />
      )
    }
    return form ? (
      <ButtonLink key={page} href={form} variant={variantOf(index)}>
        {label}
      </ButtonLink>
    ) : null
  })
}
