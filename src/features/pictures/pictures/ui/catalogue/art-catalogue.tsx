import { ContactSheet } from './contact-sheet.tsx'
import { sceneSheets } from './scene-sheets.ts'
import { thingSheets } from './thing-sheets.ts'
import { vehicleSheets } from './vehicle-sheets.ts'

const sheets = [...vehicleSheets, ...sceneSheets, ...thingSheets]

/** Contact sheets of all drawings, each loaded from its public address. */
export function ArtCatalogue() {
  return (
    <>
      <div className="frame grid gap-8 py-14 tablet:py-20">
        <h1 className="text-h1">Everything drawn</h1>
        <nav aria-label="Contact sheets">
          <ul className="flex flex-wrap gap-x-6 gap-y-3">
            {sheets.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="underline underline-offset-4 hover:text-accent-text">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {sheets.map((sheet) => (
        <ContactSheet key={sheet.id} sheet={sheet} />
      ))}
    </>
  )
}
