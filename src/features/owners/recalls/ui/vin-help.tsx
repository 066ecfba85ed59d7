import type { RecallTexts } from '../texts.ts'

/** Where owners find the VIN. Source: requirement V-099. */
export function VinHelp({ labels }: { labels: RecallTexts }) {
  const places = [labels.helpDisc, labels.helpCertificate, labels.helpWindscreen, labels.helpDoor]
  return (
    <div className="grid gap-3">
      <p>{labels.helpIntroduction}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>
  )
}
