import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { recallTexts } from '../texts.ts'
import { LazyVinChecker } from './lazy-vin-checker.island.tsx'
import type { VinCheckerProps } from './vin-checker.island.tsx'
import { VinHelp } from './vin-help.tsx'

/** The number of the call centre. Source: requirement V-106. */
function CallCentreLine({ label, telephone }: { label: string; telephone: string }) {
  return (
    <p>
      {label}:{' '}
      <a
        href={telephoneLink(telephone)}
        className="inline-flex min-h-6 items-center whitespace-nowrap underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {telephone}
      </a>
    </p>
  )
}

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
