import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { UnavailableDealer } from './unavailable-dealer.tsx'

type Props = { language: Language; path: string }

/** A page of a dealer or group that cannot be read: a message and a retry in its place. Source: decision F-13. */
export function UnavailablePage({ language, path }: Props) {
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="max-w-[18ch] text-h1">{dealerTexts(language).dealers.unavailableSite}</h1>
      <div className="mt-8">
        <UnavailableDealer language={language} path={path} />
      </div>
    </div>
  )
}
