import type { Language } from '#platform/i18n/languages.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { stockVehicleTexts } from '../texts.ts'

/** The page of a vehicle that was sold more than 30 days ago. */
export function GonePage({ language }: { language: Language }) {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  return (
    <NoticeScreen title={texts.goneTitle} text={[texts.goneText]}>
      <ButtonLink href="/pre-owned">{texts.search}</ButtonLink>
      <ButtonLink href="/dealers" variant="secondary">
        {texts.findDealer}
      </ButtonLink>
    </NoticeScreen>
  )
}
