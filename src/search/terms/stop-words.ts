/**
 * English words too common to distinguish texts. They are not indexed in running text. Words that are also keywords of q
 * (`by`, `each`, `where` …) are not listed, since readers search for them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but can could did do does for from had has have he her his how i if in into is it its ' +
    'me my no of on or our she should so than that the their them then there these they this those to too us was we ' +
    'were what when which who whom why will with would you your'
  ).split(' '),
)

/**
 * Words in which questions are phrased: `difference between insert and upsert` is about `insert` and `upsert`. They are
 * indexed, but a query that has other words ignores them. Listed as `tokenize` returns them: `versus` becomes `versu`.
 */
export const questionWords: ReadonlySet<string> = new Set(
  (
    'anybody anyone anything between cannot difference explain get give know many mean much need please show somebody someone ' +
    'something tell use using versu versus vs want way'
  ).split(' '),
)
