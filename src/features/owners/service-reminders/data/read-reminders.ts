import { siteSettings } from '#features/site/site-settings/server.ts'
import { findModel } from '#features/vehicles/vehicles/server.ts'
import { cms } from '#platform/process/cms.ts'
import { activeRemindersOf } from './change-reminders.ts'
import type { StoredReminder } from './reminder-row.ts'

/** What the page of a person shows: the reminders, each with the name of its model, and how early they are mailed. */
export type OwnReminders = {
  readonly reminders: readonly (StoredReminder & { readonly car: string })[]
  readonly leadDays: number
}

/** Returns the name of a model; its code when it is not on sale, or cannot be read, as the reminders matter more. */
async function nameOf(code: string): Promise<string> {
  return findModel(code).then(
    (model) => model?.name ?? `model ${code}`,
    () => `model ${code}`,
  )
}

/**
 * Reads the active reminders of a person.
 *
 * @throws the error of the database.
 */
export async function readOwnReminders(person: string): Promise<OwnReminders> {
  const stored = await activeRemindersOf(await cms(), person)
  const reminders = await Promise.all(
    stored.map(async (each) => ({ ...each, car: await nameOf(each.model) })),
  )
  return { reminders, leadDays: (await siteSettings()).serviceReminderDays }
}
