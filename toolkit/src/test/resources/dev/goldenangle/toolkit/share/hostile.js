// Counts the texts that arrived unchanged.
const texts = JSON.parse(document.getElementById('data').textContent), heads = [...document.querySelectorAll('h1')];
const result = { hits: window.hits, read: texts.length, shown: heads.filter((head, i) => head.textContent === texts[i]).length };
for (const attribute of document.querySelectorAll('[onerror], [onload], [onclick], img, svg')) result.fault = attribute.outerHTML;
await new Promise(done => setTimeout(done, 300));
result.hits = window.hits;
await fetch('result', { method: 'POST', body: JSON.stringify(result) });
