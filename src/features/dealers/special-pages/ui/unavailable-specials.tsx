import { specialTexts } from '../texts.ts'

/** In place of a special that could not be read: a message, and a retry that also works without JavaScript. */
export function UnavailableSpecials({ path }: { path: string }) {
  const { title, failed, retry } = specialTexts('en').specials
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-6 text-ink-2 text-lead">{failed}</p>
      <p className="mt-6">
        <a href={path} className="font-semibold underline">
          {retry}
        </a>
      </p>
    </div>
  )
}
