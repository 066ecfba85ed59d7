import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { recallTexts } from '../texts.ts'
import { CallCentreLine } from './call-centre-line.tsx'
import { LazyVinChecker } from './lazy-vin-checker.island.tsx'
import type { VinCheckerProps } from './vin-checker.island.tsx'
import { VinHelp } from './vin-help.tsx'

type Props = {
  language: Language
  /** Null when it is not known. */
  telephone: string | null
  garageHref?: VinCheckerProps['garageHref']
  earlier?: VinCheckerProps['earlier']
}

/** The form of the finder with the number of the call centre; without JavaScript also with the help of the popup. */
export function VinForm({ language, telephone, garageHref = null, earlier }: Props) {
  const labels = recallTexts(language).recalls
  const { close } = textsIn(language).layout
  return (
    <div className="grid gap-4">
      <LazyVinChecker {...{ labels, close, language, garageHref }} {...(earlier && { earlier })} />
      <noscript>
        <VinHelp labels={labels} />
      </noscript>
      {telephone ? <CallCentreLine label={labels.callCentre} telephone={telephone} /> : null}
    </div>
  )
}
