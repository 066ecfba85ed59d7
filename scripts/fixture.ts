import { readFile } from 'node:fs/promises'
import { pageFile, publishPage } from '#cms/fixture.ts'
import { openCms } from '#cms/open.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'

/** `npm run fixture FILE`: publishes the page in a JSON file, replacing the page at its path. */
export const task: Task = async ([file, ...rest]) => {
  if (file === undefined || rest.length > 0) throw new OperatorError('Usage: npm run fixture FILE')
  const page = await readPage(file)
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await openCms()
  try {
    await publishPage(payload, page)
    process.stdout.write(`Published ${page.path}\n`)
  } catch (error) {
    throw new OperatorError(`${file} was not published. ${error instanceof Error ? error.message : error}`)
  } finally {
    await payload.destroy()
  }
}

async function readPage(file: string) {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read.`)
  })
  const result = pageFile.safeParse(parseJson(source, file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new OperatorError(`${file} is not a page: ${issue?.path.join('.')}: ${issue?.message}`)
}

function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
