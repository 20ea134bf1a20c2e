import { expect, test, vi } from 'vitest'
import { readSynonyms } from '../terms/synonyms.ts'
import { readQuery } from './query.ts'
import { createShardLoader } from './shard-loader.ts'

const shards = [
  { first: 'ba', file: 'shard-ba' },
  { first: 'g', file: 'shard-g' },
  { first: 'ga', file: 'shard-ga' },
  { first: 'gz', file: 'shard-gz' },
  { first: 'p', file: 'shard-p' },
]

test.each([
  ['a word that is finished is in one shard', 'garbage ', ['shard-ga']],
  ['a term that begins a shard is in it', 'p ', ['shard-p']],
  ['a term before all shards is in none', 'arrow ', []],
  ['words in the same shard load it once', 'quote price ', ['shard-p']],
  ['words are in the order of the query', 'price garbage ', ['shard-p', 'shard-ga']],
  ['a word that is still being typed may be in the next shard too', 'gyroscop', ['shard-ga']],
  ['the beginning of many words loads two shards at most', 'g', ['shard-g', 'shard-ga']],
  ['a beginning of the first terms of all loads their shard', 'b', ['shard-ba']],
])('%s', async (_, query, files) => {
  const load = vi.fn(async () => {})
  expect(await createShardLoader(shards, load)(readQuery(query))).toBeUndefined()
  expect(load.mock.calls.flat()).toEqual(files)
})

test('parts and synonyms of a word are looked up as well', async () => {
  const load = vi.fn(async () => {})
  const query = readQuery('marketPrice ', readSynonyms([['marketprice', ['garbage bin']]]))
  await createShardLoader(shards, load)(query)
  expect(load.mock.calls.flat()).toEqual(['shard-gz', 'shard-p', 'shard-ga', 'shard-ba'])
})

test('other forms of a word are looked up as well, which may be in the next shard', async () => {
  const load = vi.fn(async () => {})
  const boundary = [
    { first: 'p', file: 'shard-p' },
    { first: 'prices', file: 'shard-prices' },
  ]
  await createShardLoader(boundary, load)(readQuery('price '))
  expect(load.mock.calls.flat()).toEqual(['shard-p', 'shard-prices'])
})

test('a shard is loaded once, and again if it could not be fetched; the error is returned', async () => {
  const load = vi.fn(async (_: string) => {})
  load.mockRejectedValueOnce(new Error('shard-ga is gone'))
  const loadShards = createShardLoader(shards, load)
  expect((await loadShards(readQuery('garbage price ')))?.message).toBe('shard-ga is gone')
  expect(await loadShards(readQuery('garbage price '))).toBeUndefined()
  expect(await loadShards(readQuery('garbage price '))).toBeUndefined()
  expect(load.mock.calls.flat()).toEqual(['shard-ga', 'shard-p', 'shard-ga'])
})
