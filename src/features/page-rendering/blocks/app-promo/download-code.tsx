import { maxQrText } from '#features/pictures/index.ts'
import { DrawingImage } from '#features/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { pageRenderingTexts } from '../../texts.ts'

type Props = { address: string; language: Language; className?: string }

/** The QR code of an address; nothing for one that is too long to be scanned. Source: requirement C-002. */
export function DownloadCode({ address, language, className = '' }: Props) {
  const { appPromo } = pageRenderingTexts(language)
  if (address.length > maxQrText) return null
  return (
    <figure className={className}>
      <DrawingImage drawing={{ kind: 'qr', text: address }} alt={appPromo.qrCode} className="w-full" />
      <figcaption className="mt-3 text-ink-2 text-small print:hidden">{appPromo.scan}</figcaption>
    </figure>
  )
}
