/** The data at `address`. @throws when it cannot be had. */
export async function fetchData(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
