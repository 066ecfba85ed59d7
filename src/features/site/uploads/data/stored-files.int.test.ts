import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTransaction } from '#platform/database/transaction.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { CheckedFile } from './check-file.ts'
import { readChunks } from './chunks.ts'
import { deleteExpiredFiles, deleteFilesOf } from './delete-files.ts'
import { extendPendingFiles, filesOfEnquiry, findPendingFiles, linkFiles } from './linked-files.ts'
import { storePendingFiles, TooManyPendingFiles } from './store-pending-files.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())
beforeEach(async () => {
  await cms.payload.db.drizzle.execute(sql`delete from enquiry_files`)
})

const now = new Date('2026-11-20T08:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function fileOf(slot: string, content: Uint8Array, name = `${slot}.jpg`): Promise<CheckedFile> {
  const file = path.join(cms.dataDir, randomUUID())
  await writeFile(file, content)
  const size = { bytes: content.length, width: 4, height: 3 }
  return { ...size, path: file, slot, name, mediaType: 'image/jpeg', verdict: 'notScanned' }
}

const store = (formKey: string, files: readonly CheckedFile[], at = now) =>
  storePendingFiles(cms.payload, { formKey, files }, at)

const counts = async () => {
  const { rows } = await cms.payload.db.drizzle.execute(sql`
    select (select count(*)::int from enquiry_files) as files, (select count(*)::int from enquiry_file_chunks) as chunks`)
  return rows[0]
}

async function createEnquiry(): Promise<number> {
  const reference = randomUUID()
  const { id } = await cms.payload.create({
    collection: 'enquiries',
    data: {
      ...{ reference, formKey: reference, kind: 'contact', receivedAt: now.toISOString() },
      ...{ language: 'en', status: 'new', fullName: 'Thandi Nkosi' },
    },
  })
  return id
}

async function contentOf(key: string): Promise<Buffer> {
  const { docs } = await cms.payload.find({ collection: 'enquiry-files', where: { key: { equals: key } } })
  const [file] = docs
  if (!file) throw new Error('There is no such file.')
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(cms.payload, file)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it.each([1, 262_143, 262_144, 262_145, 5_242_880])('stores and reads %i bytes unchanged', async (size) => {
  const content = randomBytes(size)
  const [stored] = await store('form', [await fileOf('photo', content)])
  expect(stored).toMatchObject({ slot: 'photo', name: 'photo.jpg', bytes: size, width: 4, height: 3 })
  expect(stored?.key).toMatch(/^[\w-]{22}$/)
  expect(Buffer.compare(await contentOf(stored?.key ?? ''), content)).toBe(0)
  expect(await counts()).toEqual({ files: 1, chunks: Math.ceil(size / 262_144) })
})

it('finds the files of a form until an hour has passed, and deletes them with the next form', async () => {
  const stored = await store('form', [
    await fileOf('photo', randomBytes(9)),
    await fileOf('cv', randomBytes(9)),
  ])
  expect(await findPendingFiles(cms.payload, 'form', inMinutes(59))).toEqual(stored)
  expect(await findPendingFiles(cms.payload, 'other', now)).toEqual([])
  expect(await findPendingFiles(cms.payload, 'form', inMinutes(60))).toEqual([])
  await store('other', [await fileOf('photo', randomBytes(9))], inMinutes(60))
  expect(await counts()).toEqual({ files: 1, chunks: 1 })
})

it('replaces the files of the same form and field, and no others', async () => {
  await store('form', [
    await fileOf('photo', randomBytes(9), 'old.jpg'),
    await fileOf('cv', randomBytes(9), 'cv.pdf'),
  ])
  await store('other', [await fileOf('photo', randomBytes(9), 'theirs.jpg')])
  await store('form', [await fileOf('photo', randomBytes(9), 'new.jpg')])
  const names = (await findPendingFiles(cms.payload, 'form', now)).map(({ name }) => name)
  expect(names).toEqual(['cv.pdf', 'new.jpg'])
  expect(await findPendingFiles(cms.payload, 'other', now)).toHaveLength(1)
})

it('keeps the files of one request when a form is sent twice at once', async () => {
  const files = await Promise.all([1, 2, 3, 4].map(() => fileOf('photo', randomBytes(300_000))))
  await Promise.all(files.map((file) => store('form', [file])))
  expect(await counts()).toEqual({ files: 1, chunks: 2 })
})

it('stores nothing when a file disappears, or has another size, while it is stored', async () => {
  const good = await fileOf('photo', randomBytes(600_000))
  const gone = await fileOf('cv', randomBytes(9))
  await rm(gone.path)
  await expect(store('form', [good, gone])).rejects.toThrow('ENOENT')
  const longer = { ...(await fileOf('cv', randomBytes(9))), bytes: 8 }
  await expect(store('form', [good, longer])).rejects.toThrow('9 instead of 8 bytes')
  expect(await counts()).toEqual({ files: 0, chunks: 0 })
})

it('gives files to an enquiry in its transaction, for as long as the enquiry is kept', async () => {
  const stored = await store('form', [
    await fileOf('photo', randomBytes(9)),
    await fileOf('cv', randomBytes(9)),
  ])
  const enquiryId = await createEnquiry()
  const rolledBack = withTransaction(cms.payload, async (transaction) => {
    await linkFiles(transaction, { formKey: 'form', enquiryId })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await filesOfEnquiry(cms.payload, enquiryId)).toEqual([])
  const linked = await withTransaction(cms.payload, (transaction) =>
    linkFiles(transaction, { formKey: 'form', enquiryId }),
  )
  expect(linked).toEqual(stored)
  expect(await deleteExpiredFiles(cms.payload, inMinutes(1_000_000))).toBe(0)
  expect(await filesOfEnquiry(cms.payload, enquiryId)).toEqual(stored)
  expect(await findPendingFiles(cms.payload, 'form', now)).toEqual([])
})

it('gives an enquiry only the files that were named, of its own form', async () => {
  const [photo, cv] = await store('form', [
    await fileOf('photo', randomBytes(9)),
    await fileOf('cv', randomBytes(9)),
  ])
  const [theirs] = await store('other', [await fileOf('photo', randomBytes(9))])
  const enquiryId = await createEnquiry()
  const keys = [photo?.key ?? '', theirs?.key ?? '', `'); drop table enquiries; --`]
  const link = { formKey: 'form', keys, enquiryId }
  expect(await withTransaction(cms.payload, (transaction) => linkFiles(transaction, link))).toEqual([photo])
  expect(await findPendingFiles(cms.payload, 'form', now)).toEqual([cv])
  const another = { formKey: 'form', keys, enquiryId: await createEnquiry() }
  expect(await withTransaction(cms.payload, (transaction) => linkFiles(transaction, another))).toEqual([])
})

const linkedTo = async (enquiryId: number) => {
  const formKey = randomUUID()
  await store(formKey, [await fileOf('photo', randomBytes(300_000))])
  await withTransaction(cms.payload, (transaction) => linkFiles(transaction, { formKey, enquiryId }))
}

it('deletes the files of erased enquiries, and no others', async () => {
  const [erased, kept] = [await createEnquiry(), await createEnquiry()]
  for (const id of [erased, kept]) await linkedTo(id)
  await withTransaction(cms.payload, (transaction) => deleteFilesOf(transaction, sql`(${erased})`))
  expect(await filesOfEnquiry(cms.payload, erased)).toEqual([])
  expect(await filesOfEnquiry(cms.payload, kept)).toHaveLength(1)
  expect(await counts()).toEqual({ files: 1, chunks: 2 })
})

it('deletes files with their enquiry when staff delete it', async () => {
  const id = await createEnquiry()
  await linkedTo(id)
  await cms.payload.delete({ collection: 'enquiries', id })
  expect(await counts()).toEqual({ files: 0, chunks: 0 })
})

it('deletes files whose enquiry was deleted by SQL', async () => {
  const id = await createEnquiry()
  await linkedTo(id)
  await cms.payload.db.drizzle.execute(sql`delete from enquiries where id = ${id}`)
  expect(await deleteExpiredFiles(cms.payload, now)).toBe(1)
  expect(await counts()).toEqual({ files: 0, chunks: 0 })
})

it('refuses files while the pending ones of all visitors take up 2 GB, and accepts those of programs', async () => {
  await store('form', [await fileOf('photo', randomBytes(9))])
  const setBytes = (bytes: number) =>
    cms.payload.db.drizzle.execute(sql`update enquiry_files set bytes = ${bytes} where form_key = 'form'`)
  await setBytes(2_147_483_640)
  const more = await fileOf('photo', randomBytes(9))
  await expect(store('other', [more])).rejects.toThrow(TooManyPendingFiles)
  expect(await store('program:a', [more])).toHaveLength(1)
  await setBytes(2_147_483_639)
  expect(await store('other', [more])).toHaveLength(1)
})

it('gives an enquiry the files that replace others while it is stored', async () => {
  await store('form', [await fileOf('photo', randomBytes(9), 'old.jpg')])
  const enquiryId = await createEnquiry()
  const linked = await withTransaction(cms.payload, async ({ tx }) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('form', 0))`)
    await tx.execute(sql`
      with old as (delete from enquiry_files where form_key = 'form' returning *)
      insert into enquiry_files (key, form_key, slot, name, media_type, bytes, verdict, expires_at)
      select 'replacement', form_key, slot, 'new.jpg', media_type, bytes, verdict, expires_at from old`)
    const linking = withTransaction(cms.payload, (other) => linkFiles(other, { formKey: 'form', enquiryId }))
    await setTimeout(300)
    return { linking }
  })
  expect(await linked.linking).toMatchObject([{ name: 'new.jpg' }])
})

it('extends the time of pending files, never shortens it, and does not bring expired files back', async () => {
  const stored = await store('form', [await fileOf('photo', randomBytes(9))])
  const extend = (at: Date, until: Date) => extendPendingFiles(cms.payload, 'form', { now: at, until })
  await extend(now, inMinutes(10))
  expect(await findPendingFiles(cms.payload, 'form', inMinutes(59))).toEqual(stored)
  await extend(inMinutes(50), inMinutes(110))
  expect(await findPendingFiles(cms.payload, 'form', inMinutes(109))).toEqual(stored)
  await extend(inMinutes(110), inMinutes(170))
  expect(await findPendingFiles(cms.payload, 'form', inMinutes(111))).toEqual([])
})
