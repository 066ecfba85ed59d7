import { readSpecialFormContent } from '#features/enquiries/enquiry-forms/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { displayedSpecial } from '../rules/displayed-special.ts'
import type { OwnedSpecial } from '../rules/owned-specials.ts'
import type { DisplayedSpecial, SpecialsData } from '../specials-data.ts'
import { groupWithMore, readSpecialsAt, type SpecialsOfPage } from './read-specials.ts'

/** Slides of a slider. Source: requirement D-064. */
const maxSlides = 8

type Request = Pick<LiveDataRequest, 'path' | 'language'>

function displayed({ special, owner, site }: OwnedSpecial, language: Language): DisplayedSpecial {
  const { expiresOn } = special
  const lastDay = expiresOn === null ? null : formatDay(expiresOn as CalendarDay, language)
  const receiver = owner && { slug: owner.slug, name: owner.name }
  return displayedSpecial(special, { owner: receiver, site, lastDay })
}

/** The dealers a visitor chooses from, when a special has none of its own. */
function dealerOptions({ owned, dealers }: SpecialsOfPage): SpecialsData['dealers'] {
  if (owned.every(({ owner }) => owner)) return []
  return dealers.map(({ slug, name, region }) => ({ slug, label: name, region: region?.name ?? '' }))
}

/**
 * Creates a loader of the specials of a page. Empty on pages that are not a dealer's or group's, and without specials.
 *
 * @param section name of the block for the log
 * @param max the largest number of specials
 */
function loadSpecials(section: string, host: 'own' | 'advertised', max = Number.POSITIVE_INFINITY) {
  return ({ path, language }: Request): Promise<Live<SpecialsData>> =>
    readLive<SpecialsData>(section, async () => {
      const page = await readSpecialsAt(path, host)
      if (!page || (page.owned.length === 0 && page.unavailable.length === 0)) return null
      const shown = page.owned.slice(0, max)
      return {
        specials: shown.map((special) => displayed(special, language)),
        total: page.owned.length,
        allPath: page.allPath === path ? null : page.allPath,
        group: page.allPath === path ? await groupWithMore(page) : null,
        namesDealer: page.isGroup,
        unavailable: page.unavailable,
        dealers: dealerOptions({ ...page, owned: shown }),
        form: await readSpecialFormContent(language),
      }
    })
}

export const loadDealerSpecials = loadSpecials('dealerSpecials', 'own')
export const loadSpecialsSlider = loadSpecials('specialsSlider', 'own', maxSlides)
export const loadOneAds = loadSpecials('oneAds', 'advertised')
