# Pişti in Turkish. What holds for all languages is told in en.ftl; here one text serves every number, for nothing
# becomes plural after one. No variable takes an ending, since endings follow the vowels before them, and a side of two
# names with a comma is no subject: the comma would part subject and sentence. The player is "sen".
# A round is "el", a deal "dağıtım", a play "kart", the pile "yerdeki kartlar", the centre cards dealt face down
# "yere kapalı konan kartlar", a preset "ön ayar".

## The language, called by its own name

language-name = Türkçe

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = sinek ikili
card-2d = karo ikili
card-2h = kupa ikili
card-2s = maça ikili
card-3c = sinek üçlü
card-3d = karo üçlü
card-3h = kupa üçlü
card-3s = maça üçlü
card-4c = sinek dörtlü
card-4d = karo dörtlü
card-4h = kupa dörtlü
card-4s = maça dörtlü
card-5c = sinek beşli
card-5d = karo beşli
card-5h = kupa beşli
card-5s = maça beşli
card-6c = sinek altılı
card-6d = karo altılı
card-6h = kupa altılı
card-6s = maça altılı
card-7c = sinek yedili
card-7d = karo yedili
card-7h = kupa yedili
card-7s = maça yedili
card-8c = sinek sekizli
card-8d = karo sekizli
card-8h = kupa sekizli
card-8s = maça sekizli
card-9c = sinek dokuzlu
card-9d = karo dokuzlu
card-9h = kupa dokuzlu
card-9s = maça dokuzlu
card-Tc = sinek onlu
card-Td = karo onlu
card-Th = kupa onlu
card-Ts = maça onlu
card-Jc = sinek valesi
card-Jd = karo valesi
card-Jh = kupa valesi
card-Js = maça valesi
card-Qc = sinek kızı
card-Qd = karo kızı
card-Qh = kupa kızı
card-Qs = maça kızı
card-Kc = sinek papazı
card-Kd = karo papazı
card-Kh = kupa papazı
card-Ks = maça papazı
card-Ac = sinek ası
card-Ad = karo ası
card-Ah = kupa ası
card-As = maça ası

## The same where a sentence speaks of the card that is played or lies there

card-the-2c = { card-2c }
card-the-2d = { card-2d }
card-the-2h = { card-2h }
card-the-2s = { card-2s }
card-the-3c = { card-3c }
card-the-3d = { card-3d }
card-the-3h = { card-3h }
card-the-3s = { card-3s }
card-the-4c = { card-4c }
card-the-4d = { card-4d }
card-the-4h = { card-4h }
card-the-4s = { card-4s }
card-the-5c = { card-5c }
card-the-5d = { card-5d }
card-the-5h = { card-5h }
card-the-5s = { card-5s }
card-the-6c = { card-6c }
card-the-6d = { card-6d }
card-the-6h = { card-6h }
card-the-6s = { card-6s }
card-the-7c = { card-7c }
card-the-7d = { card-7d }
card-the-7h = { card-7h }
card-the-7s = { card-7s }
card-the-8c = { card-8c }
card-the-8d = { card-8d }
card-the-8h = { card-8h }
card-the-8s = { card-8s }
card-the-9c = { card-9c }
card-the-9d = { card-9d }
card-the-9h = { card-9h }
card-the-9s = { card-9s }
card-the-Tc = { card-Tc }
card-the-Td = { card-Td }
card-the-Th = { card-Th }
card-the-Ts = { card-Ts }
card-the-Jc = { card-Jc }
card-the-Jd = { card-Jd }
card-the-Jh = { card-Jh }
card-the-Js = { card-Js }
card-the-Qc = { card-Qc }
card-the-Qd = { card-Qd }
card-the-Qh = { card-Qh }
card-the-Qs = { card-Qs }
card-the-Kc = { card-Kc }
card-the-Kd = { card-Kd }
card-the-Kh = { card-Kh }
card-the-Ks = { card-Ks }
card-the-Ac = { card-Ac }
card-the-Ad = { card-Ad }
card-the-Ah = { card-Ah }
card-the-As = { card-As }
card-unknown = bilinmeyen kart

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] Güney
    [E] Doğu
    [N] Kuzey
   *[W] Batı
}

## The command line: what all commands have

cli-description = Pişti kart oyunu: oyna, oyun kayıtlarını izle, denetle, simülasyon yap.
cli-usage = Kullanım:
cli-usage-command = KOMUT …
cli-heading-commands = Komutlar
cli-heading-arguments = Argümanlar
cli-heading-options = Seçenekler
cli-help = bu yardımı göster ve çık
cli-lang = bütün metinlerin dili: { $languages } (verilmezse PISTI_LANG, ayarlar, LC_ALL, LC_MESSAGES ya da LANG belirler)
cli-version = sürümü göster ve çık
cli-standard-output = standart çıktı
cli-examples =
    Örnekler:
      pisti play
      pisti check game.pisti
      pisti play --help     play komutunun bütün seçenekleri

## The command line: pisti play

cli-play-summary = bu terminalde oyna: botlara karşı ya da sunucuda başkalarıyla
cli-play-description =
    Bu terminalde pişti oyna, burada botlara karşı ya da sunucuda başkalarıyla:
    fare ve klavyeyle tam ekranda ya da satır satır.
cli-play-plain = satır satır; ekran okuyucuya ve boru hattına (pipe) uygun (terminal yoksa zaten böyledir)
cli-play-seed = aynı sayı ve aynı girdi, aynı oyunu verir
cli-play-rules = bir ön ayar (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), target=51 gibi alanlar ya da ikisi birden: two,target=51
cli-play-level = botların seviyesi (verilmezse medium)
cli-play-name = kayıttaki ve sunucudakilerin gördüğü adın (verilmezse koltuğunun adı; sunucuda son verdiğin ad)
cli-play-record = oyunu her karttan sonra bu yeni dosyaya kaydet (verilmezse bu bilgisayardaki kayıtlı oyunların arasına)
cli-play-file = bu dosyadaki oyuna devam et ve yine oraya kaydet
cli-play-ascii = serileri harfle yaz, ASCII dışında karakter kullanma
cli-play-server = bu sunucuda oyna, örneğin https://example.org; bir masanın bağlantısı o masaya götürür
cli-play-table = --server ile: bu kodlu masa (verilmezse açık masaların listesi)
cli-play-examples =
    Örnekler:
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = oyunun kurallarını anlat
cli-rules-description = Pişti’nin kurallarını bir oyuncunun ağzından anlatır.
cli-rules-examples =
    Örnekler:
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = bir kaydı kart kart göster
cli-replay-description = Bir kaydı kart kart göster: terminalde tam ekranda ya da düz satırlarla.
cli-replay-file = kayıt dosyası; standart girdi için -
cli-replay-game = yalnızca Game etiketinde bu adı taşıyan oyun
cli-replay-round = yalnızca bu numaralı el
cli-replay-ply = bu karttan başla (başlangıç için 0); düz satırlarda: orada dur ve masanın durumunu anlat
cli-replay-plain = düz satırlarla (terminal yoksa ya da --hands verilmişse zaten böyledir)
cli-replay-hands = her kart atılmadan önce eldekileri de yaz
cli-replay-position = bunun yerine konumu tek satırda yaz
cli-replay-json = bunun yerine her kayıt için bir satır, bir JSON nesnesi yaz
cli-replay-examples =
    Örnekler:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = kayıt dosyalarını denetle
cli-check-description =
    Kayıt dosyalarını denetle: her kayıt notasyona uymalı, yazdığı sonuçlar da
    atılan kartlardan kurallara göre çıkmalı. Her dosya için bir satır yazar:
    kaç kayıt olduğu ya da FILE:SATIR:SÜTUN ve ilk yanlış. Yanlış varsa çıkış
    kodu 2 olur.
cli-check-files = kayıt dosyası; standart girdi için -
cli-check-json = her dosya için bir satır, bir JSON nesnesi yaz
cli-check-examples =
    Örnekler:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = ellerin dürüst dağıtıldığını doğrula
cli-verify-description =
    Her elin destesi, kesimi ve ilk dağıtanı, kaydındaki tohumlardan çıkanla aynı mı, doğrular (docs/fairness.md).
    Sunucunun her el için verdiği taahhüdü yazar. Söz verildiği gibi olmayan bir şey varsa 2 koduyla çıkar.
cli-verify-file = bir sunucu masasının kayıt dosyası, standart girdi için -
cli-verify-commitment = ellerden birinden önce görülen taahhüt, 64 onaltılık rakam
cli-verify-json = her el için bir satırda bir JSON nesnesi yaz
cli-verify-examples =
    Örnekler:
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = arkadaşlara masa aç, bu ağda ya da her yerde
cli-serve-description =
    Arkadaşların kendi bilgisayarından ya da telefonundan oynadığı masalar açar.
    Her şey hemen saklanır: bir çökmeden sonra her masa kaldığı yerden sürer. Ctrl-C sunucuyu durdurur.
cli-serve-database = her şeyin saklandığı yer: bir yol ya da sqlite:/// ve bir yol (verilmezse bu kullanıcının dosyaları arasında)
cli-serve-host = dinlenecek adres (verilmezse 0.0.0.0: bu makineye ulaşan herkes gelebilir; 127.0.0.1: başka hiç kimse)
cli-serve-port = dinlenecek kapı numarası, boş olan herhangi biri için 0 (verilmezse 8151)
cli-serve-public-url = bağlantılarda görünen adres, örneğin https://example.org (verilmezse bu makineninki)
cli-serve-proxy = öndeki vekil sunucunun adresi; kimin geldiği konusunda ona inanılır (verilmezse hiç kimseye)
cli-serve-open = sayfayı bu bilgisayarın tarayıcısında da aç
cli-serve-log-format = olanları standart hataya yaz: insanlar için text ya da satırda bir nesneyle json (verilmezse yalnızca arızalar, text olarak)
cli-serve-examples =
    Örnekler:
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = sunucuda oynayanlara bak: yasakla, yasağı kaldır, bildirimleri oku
cli-persons-description =
    Sunucunun kişilerine bak, yasakla, oyuncuların bildirdiklerini oku; sunucunun sahibi için.
    list herkesi, show birini gösterir; ban ile unban birinin oynayıp oynayamayacağını belirler, reports bakılmamış
    bildirimleri gösterir, handle birini bakıldı sayar. Sunucu çalışırken de olur.
cli-persons-action = list, show, ban, unban, reports ya da handle
cli-persons-who = list’in gösterdiği kısa kodla kişi; handle ile bildirimin numarası
cli-persons-reason = ban ile: neden, kişiye söylenir
cli-persons-database = veritabanı: bir yol ya da postgresql:// adresi (yoksa pisti serve nerede tutuyorsa)
cli-persons-json = her satıra bir JSON nesnesi yaz
cli-persons-examples =
    Örnekler:
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = bir sunucunun veritabanıyla ilgilen: denetle, dışa aktar, yedekle, taşı
cli-db-description =
    Çalışmayan bir sunucunun veritabanıyla ilgilen.
    migrate onu bu programın sürümüne getirir. check her masaya ve biten her oyuna bakar: her olay mümkün olmalı,
    her oyun kurallara ve tohumlarına uymalı. export biten bütün oyunları kayıt olarak yazar.
    backup her şeyi yeni bir dosyaya yazar, restore böyle bir dosyayı geri koyar, move bir veritabanını aynı türden
    ya da başka türden birine kopyalar. Bunlar yalnızca henüz boş olan yere yazar; ya hepsi gelir ya hiçbiri.
    Bir yanlışlık varsa çıkış kodu 2 olur.
cli-db-action = migrate, check, export, backup, restore ya da move
cli-db-place = export ve backup ile: yazılacak, henüz var olmayan dosya (export: standart çıktı için -); restore ile: yedek; move ile: kopyalanacak veritabanı
cli-db-to = move ile: kopyanın yazılacağı veritabanı
cli-db-database = veritabanı: bir yol ya da sqlite:/// ve bir yol (verilmezse pisti serve nerede saklıyorsa orası)
cli-db-json = her yanlışlık için, sonra da bütünü için bir satırda bir JSON nesnesi yaz
cli-db-examples =
    Örnekler:
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = botlara çok sayıda el oynat ve say
cli-simulate-description =
    Botlara çok sayıda el oynat ve say: puanlar, piştiler, farklar ve bunların
    standart hataları. Aynı tohum, (numba ile) derlenmiş olsun olmasın aynı
    sonucu verir.
cli-simulate-rounds = kaç el, örneğin 1000000 ya da 1e6 (varsayılan: derlenmişse 1e6, değilse 1e4)
cli-simulate-policy = kim oynasın: random, beginner, easy, medium, hard ya da strong (varsayılan: random); ya da dağıtanın sağından başlayarak her koltuk için biri, virgülle
cli-simulate-rules = kurallar: bir ön ayar, ad=değer biçiminde alanlar ya da ikisi birden, virgülle
cli-simulate-seed = rastgeleliği başlatan sayı; aynı sayı aynı sonucu verir (varsayılan: yeni bir sayı, çıktıda yazar)
cli-simulate-json = bunun yerine tek bir JSON nesnesi yaz
cli-simulate-examples =
    Örnekler:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = botları birbiriyle karşılaştır, hata paylarıyla
cli-arena-description =
    Botları birbiriyle karşılaştır: her el her takım için bir kez oynanır, botlar yer değiştirir; böylece kart şansı
    herkes için aynıdır. Herkes herkesle oynar; bu makinenin bütün çekirdeklerinde ya da birçok makinede.
    Aynı tohum, kaç çekirdek olursa olsun aynı sayıları verir.
cli-arena-players = iki ya da daha çok oyuncu: seviyeler (random, beginner, easy, medium, hard, strong, expert) ya da module:name biçiminde kendi botların
cli-arena-deals = her eşleşmede kaç el oynansın, örneğin 20000 ya da 2e4 (verilmezse 1000)
cli-arena-games = el yerine: her eşleşmede hedefe kadar kaç oyun oynansın, her takım için birer kez
cli-arena-rules = kurallar: bir ön ayar, ad=değer biçiminde alanlar ya da ikisi, virgülle
cli-arena-seed = şansın başladığı sayı; karşılaşma onunla yinelenebilir (verilmezse yenisi seçilir ve gösterilir)
cli-arena-sprt = ilk oyuncunun el başına D0 mı yoksa D1 puan mı önde olduğu belli olunca dur; --deals en çok kaç el olduğunu söyler
cli-arena-jobs = kaç süreç oynasın (verilmezse çekirdek sayısı kadar)
cli-arena-cluster = bir Ray kümesinin makinelerinde oyna: baş makinenin adresi ya da auto
cli-arena-results = biten her parçayı bu dosyaya yaz; yarıda kalan karşılaşma oradan sürer
cli-arena-plot = farkları aralıklarıyla bu dosyaya SVG olarak çiz
cli-arena-json = bunun yerine tek bir JSON nesnesi yaz
cli-arena-examples =
    Örnekler:
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Kurallar: { $rules }, tohum: { $seed }. Her el her takım için bir kez oynandı.
arena-head-games = Kurallar: { $rules }, tohum: { $seed }. Her oyun aynı kartlarla her takım için bir kez oynandı.
arena-count-deals = Eşleşme başına el: { NUMBER($count) }
arena-count-games = Eşleşme başına oyun çifti: { NUMBER($count) }
arena-deals = { $first }, { $second } karşısında: el başına { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } puan (%95: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ile { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } arası)
arena-games = { $first }, { $second } karşısında: kazanılan oyun %{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (%95: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ile { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } arası)
arena-cross-deals = Satırdakinin sütundakinden el başına kaç puan önde olduğu, %95 aralıklarıyla:
arena-cross-games = Satırdakinin sütundakine karşı 100 oyundan kaçını kazandığı, %95 aralıklarıyla:
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first }, { $second } karşısında
arena-plot-deals = El başına puan farkı, %95 aralıklarıyla
arena-plot-games = 100 oyundan kazanılan, %95 aralıklarıyla
arena-tick = { NUMBER($value) }
arena-so-far = { $first }, { $second } karşısında: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = log olabilirlik oranı { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = { NUMBER($low) } ile { NUMBER($high) } arasında ardışık test: log olabilirlik oranı { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, karar sınırı ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Karar: { NUMBER($high) } değil, { NUMBER($low) }.
arena-test-high = Karar: { NUMBER($low) } değil, { NUMBER($high) }.
arena-test-open = Karar yok: daha çok el gerekiyor.
arena-speed-deals = Saniyede el: { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Saniyede oyun çifti: { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = bir kayıttaki her atışın neye mal olduğunu ve şansı göster
cli-analyse-description =
    Bir kayıttaki her atışa bak: oyuncunun o an bildiğine göre her kartın
    değeri, atışın neye mal olduğu ve nedeni; sonucun ne kadarının şans olduğu
    (docs/analysis.md). Aynı tohum aynı sayıları verir. Bir dosya yanlışsa
    yeri söylenir, çıkış kodu 2 olur.
cli-analyse-files = bütün kartları yazan kayıt dosyası; standart girdi için -
cli-analyse-worlds = her kart kaç dünyada sonuna kadar oynansın (varsayılan: numba ile 128, yoksa 16)
cli-analyse-seed = rastgeleliği başlatan sayı; aynı sayı aynı sonucu verir (varsayılan: yeni bir sayı, çıktıda yazar)
cli-analyse-html = grafikleri ve bütün atışları gösteren bir sayfayı bu dosyaya yaz
cli-analyse-json = her oyun için bir satır, bir JSON nesnesi yaz
cli-analyse-examples =
    Örnekler:
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = güçlü seviyesinin ağını eğit
cli-train-description =
    Güçlü seviyesinin ağını eğit: sıfırdan başlar, kendine ve orta ile zor seviyelerine
    karşı oynayarak öğrenir, gücü bu iki seviyeye karşı tekrar tekrar ölçülür. Aynı
    tohum aynı ağırlıkları verir. numba gerekir. Yarıda kalan eğitime devam
    edilebilsin diye öğrenilenler ağırlık dosyasının yanında saklanır.
cli-train-quick = birkaç dakikalık kısa eğitim
cli-train-seed = rastgeleliği başlatan sayı; aynı sayı aynı sonucu verir (varsayılan: yeni bir sayı, çıktıda yazar)
cli-train-out = ağırlıkların yazılacağı dosya (varsayılan: weights.npz)
cli-train-resume = yarıda kalan eğitime devam et; --out aynı olmalı
cli-train-examples =
    Örnekler:
      pisti train --quick --seed 1
      pisti train --out strong.npz
      pisti train --out strong.npz --resume

## The game: how cards are named: the letters printed on them, and a card in words with its short form

play-index-J = J
play-index-Q = Q
play-index-K = K
play-index-A = A
play-card = { $card } ({ $short })

## The game: who is who

play-side-NS = Kuzey-Güney
play-side-EW = Doğu-Batı
play-level-random = rastgele
play-level-beginner = acemi
play-level-easy = kolay
play-level-medium = orta
play-level-hard = zor
play-level-strong = güçlü
play-level-expert = uzman
play-bot-name = bot ({ $level })

## The game: before the first round

play-welcome = Pişti, { $target } puana kadar. Koltuklar oyun sırasıyla, sağa doğru:
play-seat-you = { $seat }: sen
play-seat-bot = { $seat }: bot ({ $level })
play-seat-partner = { $seat }: eşin, bot ({ $level })
play-bots-see = Botlar, onların yerinde otursan senin göreceğinden fazlasını görmez.
play-help-anytime = Her soruda ? yazarsan neler yazabileceğini görürsün.
play-resumed = { $file } dosyasındaki oyun devam ediyor.
play-finished = { $file } dosyasındaki oyun bitmiş.
play-rules-standard = Standart kurallarla oynanıyor.
play-rules-otherwise-standard = Oyuncu sayısı ve hedef puan dışında standart kurallarla oynanıyor.
play-rules-differ = Standarttan farklı masa kuralları:

## The game: house rules that differ from the standard

play-rule-alone = Herkes tek başına oynar.
play-rule-pisti = Pişti { $points } puandır.
play-rule-double-pisti = Çift pişti { $points } puandır.
play-rule-jack = Her vale { $points } puandır.
play-rule-ace = Her as { $points } puandır.
play-rule-two-of-clubs = Sinek ikili { $points } puandır.
play-rule-ten-of-diamonds = Karo onlu { $points } puandır.
play-rule-most-cards = En çok kart { $points } puandır.
play-rule-first-card-pisti = Elin ilk kartıyla da pişti olur.
play-rule-last-card-pisti = Elin son kartıyla da pişti olur.
play-rule-lone-jack-pisti = Yerdeki tek kart vale olmasa da onu valeyle almak pişti sayılır.
play-rule-lone-jack-double = Yerdeki tek kart vale olmasa da onu valeyle almak çift pişti sayılır.
play-rule-centre-under = Yere konan dört kart kenara ayrılmaz: üstteki açık, altındakiler kapalı durur.
play-rule-centre-open = Yere konan dört kart kenara ayrılmaz: dördü de açık durur.
play-rule-centre-redeal = Yere vale açılırsa el yeniden dağıtılır.
play-rule-not-exposed = Destenin altındaki kart kapalı kalır.
play-rule-cut-any = Kesmede vale çıksa da yeniden kesilmez.
play-rule-lookers-seat = Yere kapalı konan kartlara yalnızca onları alan oyuncu bakabilir.
play-rule-lookers-nobody = Yere kapalı konan kartlara, alındıktan sonra bile kimse bakamaz.
play-rule-lookers-everyone = Yere kapalı konan kartlara, alındıktan sonra herkes bakabilir.

## The game: a round begins

play-round = { $round }. el. { $dealer } dağıtıyor, { $cutter } kesiyor.
play-round-you-deal = { $round }. el. Sen dağıtıyorsun, { $cutter } kesiyor.
play-round-you-cut = { $round }. el. { $dealer } dağıtıyor, sen kesiyorsun.
play-round-goes-on = { $round }. el devam ediyor. Dağıtan: { $player }.
play-round-goes-on-you = { $round }. el devam ediyor. Dağıtan: sen.
play-cut-refused = Kesmede vale çıktı: kesilen kartlar geri kondu, deste yeniden kesiliyor.
play-turned-up = Yere açılan: { $cards }.
play-set-aside = Yere kapalı konan { $count } kart kenara ayrıldı.
play-under = Altında { $count } kapalı kart yerde duruyor.
play-exposed = Destenin altındaki açık kart: { $card }.
play-redeal = Yeniden dağıtılıyor: yere konan dört kartın dördü de vale. { $dealer } dağıtıyor, { $cutter } kesiyor.
play-redeal-you-deal = Yeniden dağıtılıyor: yere konan dört kartın dördü de vale. Sen dağıtıyorsun, { $cutter } kesiyor.
play-redeal-you-cut = Yeniden dağıtılıyor: yere konan dört kartın dördü de vale. { $dealer } dağıtıyor, sen kesiyorsun.
play-redeal-jack = Yeniden dağıtılıyor: yere vale açıldı. { $dealer } dağıtıyor, { $cutter } kesiyor.
play-redeal-jack-you-deal = Yeniden dağıtılıyor: yere vale açıldı. Sen dağıtıyorsun, { $cutter } kesiyor.
play-redeal-jack-you-cut = Yeniden dağıtılıyor: yere vale açıldı. { $dealer } dağıtıyor, sen kesiyorsun.
play-deal = { $deal }. dağıtım (toplam { $deals }): herkese dört kart.
play-last-deal = { $deal }. ve son dağıtım (toplam { $deals }): herkese dört kart.

## The game: a card is played

play-plays = { $player } { $card } attı.
play-plays-you = Sen { $card } attın.
play-captures = { $player } { $count } kart aldı: { $cards }.
play-captures-you = { $count } kart aldın: { $cards }.
play-captured-hidden = Aralarında { $count } kapalı kart vardı.
play-set-aside-taken = { $count ->
    [one] Kenara ayrılan kapalı kart da bunlara katıldı.
   *[other] Kenara ayrılan { $count } kapalı kart da bunlara katıldı.
}
play-pisti = Pişti! { $side }: { $points } puan.
play-pisti-you = Pişti! { $points } puan aldın.
play-pisti-yours = Pişti! Takımın { $points } puan aldı.
play-double = Çift pişti! { $side }: { $points } puan.
play-double-you = Çift pişti! { $points } puan aldın.
play-double-yours = Çift pişti! Takımın { $points } puan aldı.
play-denied-first-card = Pişti sayılmaz: bu elin ilk kartıydı.
play-denied-last-card = Pişti sayılmaz: bu elin son kartıydı.
play-may-look = { $count ->
    [one] Yere kapalı konan karta bakabilirsin: { $cards }.
   *[other] Yere kapalı konan kartlara bakabilirsin: { $cards }.
}
play-leftovers = Yerde kalan { $count } kart son alana gitti ({ $side }): { $cards }.
play-leftovers-you = Son alan olarak yerde kalan { $count } kartı da topladın: { $cards }.
play-leftovers-yours = Takımın son alan olarak yerde kalan { $count } kartı da topladı: { $cards }.
play-leftovers-nobody = Kimse kart almadığı için yerde kalan { $count } kart kimseye gitmedi: { $cards }.

## The game: your turn

play-your-turn = Sıra sende. { $deal }. dağıtım (toplam { $deals }).
play-stock = { $count ->
    [0] Deste bitti.
   *[other] Destede { $count } kart var.
}
play-stock-exposed = Destede { $count } kart var, en altta { $card }.
play-exposed-held = Destenin altındaki açık kart dağıtanda ({ $dealer }): { $card }.
play-pile-empty = Yerde kart yok.
play-pile-one = Yerde tek kart var: { $card }.
play-pile = Yerde { $count } kart var, üstte { $card }.
play-pile-below = Aşağı doğru: { $cards }.
play-pile-below-more = Aşağı doğru: { $cards } …
play-pile-hidden = Yerdekilerin { $count } tanesi kapalı.
play-side-number = { $side } { $number }
play-side-number-you = sen { $number }
play-side-number-yours = senin takımın { $number }
play-won = Alınan kartlar: { $list }.
play-score-now = Puan: { $list }.
play-score = Puan: { $list }. Hedef: { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Bir sayı yaz ya da yalnızca Enter’a bas: yazdığın karıştırmaya katılır, sonucu kimse ayarlayamaz.
play-ask-cut = Desteyi kes:
play-ask-card = { $count ->
    [one] Atacağın kart (1; yardım için ?):
   *[other] Atacağın kart (1-{ $count }; yardım için ?):
}
play-ask-next = Sonraki el için Enter (masadan kalkmak için q):
play-not-expected = { $count ->
    [one] “{ $text }” elindeki kart değil. 1, kartın kendisi (örneğin { $example }) ya da yardım için ? yaz.
   *[other] “{ $text }” elindeki kartlardan değil. 1-{ $count }, kartın kendisi (örneğin { $example }) ya da yardım için ? yaz.
}
play-not-in-hand = Bu kart elinde yok: { $card }.

## The game: what you can type

play-help-cut = Kesmek için: bir sayı, bir yazı ya da yalnızca Enter. Yazdığın karıştırmaya katılır; sonucu kimse ayarlayamaz.
play-help-next = Devam etmek için: yalnızca Enter.
play-help-card = Kart atmak için: kartın numarası ya da kendisi, örneğin { $example }.
play-help-suits = Seriler: c sinek, d karo, h kupa, s maça. Büyük harf küçük harf fark etmez.
play-help-s = s  masanın durumu, yazıyla
play-help-p = p  yerdeki kartların hepsi
play-help-l = l  en son kim ne aldı
play-help-c = c  puan çizelgesi
play-help-f = f  yere kapalı konan kartlar, bakma hakkın varsa
play-help-r = r  kısaca kurallar
play-help-q = q  masadan kalk

## The game: the state in words

play-state-round = { $round }. el, { $deal }. dağıtım (toplam { $deals }). Dağıtan: { $player }.
play-state-round-you = { $round }. el, { $deal }. dağıtım (toplam { $deals }). Dağıtan: sen.
play-state-hand = { $count ->
    [0] { $player }: elinde kart yok.
   *[other] { $player }: elinde { $count } kart var.
}
play-state-hand-you = { $count ->
    [0] Elinde kart yok.
   *[other] Elinde { $count } kart var: { $cards }.
}
play-state-pistis = Piştiler: { $list }.
play-state-doubles = Çift piştiler: { $list }.
play-no-round = Henüz kart dağıtılmadı.
play-pile-cards = Yerdeki kartlar, üstten alta: { $cards }.
play-card-hidden = kapalı kart
play-no-captures = Bu elde henüz kimse kart almadı.
play-face-down-none = Bu elde yere kapalı kart konmadı.
play-face-down-not-yet = Yere kapalı konan kartları henüz kimse almadı.
play-face-down-not-yours = Yere kapalı konan kartlar alındı ama onlara bakma hakkın yok.
play-face-down-yours = Yere kapalı konan kartlar: { $cards }.
play-sheet-empty = Henüz biten el yok.
play-sheet-round = { $round }. el: { $list }

## The game: the rules in short

play-short-play = Sıran gelince yere bir kart atarsın. Üstteki kartla aynı değerdeyse ya da valeyse, takımın yerdeki bütün kartları alır.
play-short-play-alone = Sıran gelince yere bir kart atarsın. Üstteki kartla aynı değerdeyse ya da valeyse, yerdeki bütün kartları alırsın.
play-short-empty = Yerde kart yokken atılan vale hiçbir şey almaz.
play-short-pisti = Pişti, yerdeki tek kartı aynı değerde bir kartla almaktır: { $points } puan.
play-short-double = Çift pişti, yerdeki tek valeyi valeyle almaktır: { $points } puan.
play-short-first-card = Elin ilk kartıyla pişti olmaz.
play-short-last-card = Elin son kartıyla pişti olmaz.
play-short-set-aside = Yerdeki kartları ilk alan, kenara ayrılan kapalı kartları da alır.
play-short-leftovers = El bitince yerde kalan kartlar son alanın olur.
play-short-points = Puanlar: her vale { $jack }, her as { $ace }, sinek ikili { $two_of_clubs }, karo onlu { $ten_of_diamonds }, en çok kart { $most_cards }.
play-short-game = Oyun { $target } puana kadar sürer. Öndekiler berabere kalırsa bir el daha oynanır.

## The game: the count

play-count = { $round }. elin sayımı
play-count-side = { $side }: { $cards } kart
play-count-side-you = Sen: { $cards } kart
play-count-side-yours = Senin takımın: { $cards } kart
play-count-most = En çok kart: { $points } puan
play-count-jacks = Valeler: { $points } puan
play-count-aces = Aslar: { $points } puan
play-count-two-of-clubs = Sinek ikili: { $points } puan
play-count-ten-of-diamonds = Karo onlu: { $points } puan
play-count-pistis = Piştiler: { $points } puan
play-count-pistis-made = Piştiler: { $points } puan ({ $single } pişti, { $double } çift pişti)
play-count-total = Bu elin toplamı: { $points } puan
play-count-tie = Kartlar eşit, { $cards }-{ $cards }: en çok kart puanını kimse almıyor.
play-count-tie-many = En çok kart alanlar eşit: bu puanı kimse almıyor.
play-score-after = { $round }. elden sonra puan: { $list }. Hedef: { $target }.

## The game: the end

play-tie = Hedefe ulaşıldı ama öndekiler berabere: bir el daha oynanıyor.
play-both-reached = { $target } puana birden çok ulaşan var: puanı en yüksek olan kazanıyor.
play-win = Oyunu { $points } puanla kazanan: { $side }.
play-win-you = Oyunu { $points } puanla kazandın!
play-win-yours = Takımın oyunu { $points } puanla kazandı!
play-leave = Masadan kalktın.
play-kept = Oyun { $file } dosyasına kaydedildi. Devam etmek için:
play-record-is-in = Oyunun kaydı { $file } dosyasında.
play-not-kept = Bu oyun kaydedilmedi; nereye kaydedileceğini --record FILE belirler.
play-nothing-to-keep = Henüz kart dağıtılmadı, kaydedilecek bir şey yok.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $day }.{ $month }.{ $year }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Pişti
screen-subtitle = At kartını, topla yerdekileri
screen-play = Oyna
screen-continue = Devam et
screen-continue-detail = { $date }, { $round }. el: { $list }
screen-table = Masa
screen-level = Bot seviyesi
screen-language = Dil
screen-speed = Hız
screen-house-rules = Masa kuralları
screen-kept-games = Kayıtlı oyunlar
screen-read-rules = Nasıl oynanır?
screen-settings = Ayarlar
screen-quit = Çıkış
screen-take = Bu kuralları kullan
screen-back = Geri
screen-close = Kapat
screen-first-help = ↑ ↓ gezin · ← → değiştir · Enter seç
screen-settings-not-kept = Ayarların kaydedilemiyor: { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Standart
preset-standard-line = Dört kişi, eşli, 151 puana kadar
preset-classic-101 = Klasik 101
preset-classic-101-line = Standart kurallarla, 101 puana kadar
preset-short = Kısa oyun
preset-short-line = Standart kurallarla, 51 puana kadar
preset-two = İki kişi
preset-two-line = Bir bota karşı, 101 puana kadar
preset-solo = Dört kişi, tekli
preset-solo-line = Herkes tek başına, 101 puana kadar
preset-three = Üç kişi
preset-three-line = Herkes tek başına, 101 puana kadar
preset-under = Yerde kapalı kartlar
preset-under-line = Kapalı kartlar kenara ayrılmaz, yerde durur
preset-open-centre = Yerde dört açık kart
preset-open-centre-line = Yere konan dört kartın dördü de açık durur
preset-last-card-counts = Son kartla da pişti
preset-last-card-counts-line = Elin son kartıyla da pişti olur
preset-jack-pisti = Valeyle pişti
preset-jack-pisti-line = Yerdeki tek kartı valeyle almak çift pişti sayılır
preset-own = Masa kuralları
preset-own-line = { $seats } kişi, { $target } puana kadar

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Oyuncu sayısı
rule-partners = Eşli
rule-target = Hedef puan
rule-pisti = Pişti
rule-double_pisti = Çift pişti
rule-jack = Her vale
rule-ace = Her as
rule-two_of_clubs = Sinek ikili
rule-ten_of_diamonds = Karo onlu
rule-most_cards = En çok kart
rule-first_card_pisti = İlk kartla pişti
rule-last_card_pisti = Son kartla pişti
rule-lone_jack = Tek kartı valeyle almak
rule-centre = Yere konan dört kart
rule-centre_jack = Yere vale açılırsa
rule-exposed = Destenin altı açık
rule-cut_jack_rule = Vale çıkınca yeniden kes
rule-lookers = Kapalı karta bakabilen
value-yes = evet
value-no = hayır
value-lone_jack-nothing = pişti değil
value-lone_jack-pisti = pişti
value-lone_jack-double = çift pişti
value-centre-set_aside = kenarda
value-centre-under = yerde kapalı
value-centre-open = yerde açık
value-centre_jack-cover = üstüne açılır
value-centre_jack-redeal = el yenilenir
value-lookers-side = alan takım
value-lookers-seat = alan oyuncu
value-lookers-nobody = hiç kimse
value-lookers-everyone = herkes

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Eşli oyun dört kişiyle oynanır, { $seats } kişiyle değil.
screen-rules-open-centre = Yere konan dört kart açıkken “{ $rule }” için “{ $value }” seçilmeli.
screen-rules-nothing-scores = Bu kurallarla hiçbir şey puan getirmiyor: bir şeye puan ver.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Seri renkleri
setting-cut = Desteyi kendin kes
setting-confirm = Kart atarken onay iste
value-speed-slow = yavaş
value-speed-normal = normal
value-speed-fast = hızlı
value-speed-off = beklemesiz
value-suits-four = dört renk
value-suits-two = iki renk

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = { $round }. el · Dağıtım { $deal }/{ $deals }
screen-where-cut = { $round }. el · Kesme
screen-target = hedef { $target }
screen-you = sen
screen-your-side = Senin takımın
screen-you-alone = Sen
screen-bot = bot
screen-away = yok
screen-partner = eşin
screen-dealer = dağıtan
screen-pile-count = Yerde: { $count }
screen-stock-count = Deste: { $count }
screen-bottom-card = En altta: { $card }
screen-set-aside-count = Kenarda: { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = Sıra sende
screen-confirm-card = Atmak için bir daha seç: { $card }
screen-not-your-turn = Sıra sende değil: önce { $player } atacak.
screen-cut-how = Desteyi kes: ← → ve Enter ya da tıkla
screen-cut-aim = Kestiğin yer karıştırmaya katılır, sonucu kimse ayarlayamaz.
screen-cuts = { $player } desteyi kesiyor.
screen-cuts-you = Desteyi kesiyorsun.
screen-shown-jack = Yere vale açıldı; sıradaki kart onun üstüne açılıyor.
screen-too-small = Bu terminal { $columns } × { $lines } karakter. Masa için { $wanted_columns } × { $wanted_lines } gerekiyor: pencereyi büyüt.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = masa
screen-key-pile = yerdekiler
screen-key-captures = alınanlar
screen-key-log = geçmiş
screen-key-sheet = puanlar
screen-key-face-down = kapalılar
screen-key-rules = kurallar
screen-key-settings = ayarlar
screen-key-say = söyle
screen-key-deal = dağıtım
screen-key-help = yardım
screen-key-leave = çıkış

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = Masanın durumu, yazıyla
screen-title-pile = Yerdeki kartlar
screen-title-captures = En son kim ne aldı
screen-title-log = Neler oldu
screen-title-sheet = Puan çizelgesi
screen-title-face-down = Yere kapalı konan kartlar
screen-title-rules = Bu masanın kuralları
screen-title-standard = Standart kurallar
screen-title-help = Tuşlar ve fare
screen-sheet-round = El
screen-sheet-total = Toplam

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Kart sayısı
count-row-most_cards = En çok kart
count-row-jacks = Valeler
count-row-aces = Aslar
count-row-two_of_clubs = Sinek ikili
count-row-ten_of_diamonds = Karo onlu
count-row-pistis = Piştiler
count-row-total = Bu elin toplamı
count-row-score = Oyun toplamı

## The full-screen table: help

screen-help-cards = 1-4  elindeki o numaralı kartı at
screen-help-arrows = ← → ve Enter  kartı seç ve at
screen-help-space = Boşluk  gösterileni beklemeden geç
screen-help-g = g  şimdiye kadar neler oldu
screen-help-o = o  ayarlar: dil, hız, renkler
screen-help-t = t  bir şey söyle (sunucudaki masada)
screen-help-v = v  sunucunun dağıtım için verdiği sözler
screen-help-again = Boşluk  senin yerine bot oynuyorsa yeniden oyna
screen-help-pages = PgUp PgDn  uzun pencerede sayfa çevir
screen-help-mouse = Fare: atmak için karta, hepsini görmek için yerdekilere tıkla; son satırdaki tuşlara da tıklanır.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Sonraki el
screen-again = Yeniden oyna
screen-look-back = Oyunu baştan izle
screen-to-start = Ana ekrana dön
screen-leave-question = Masadan kalkıyor musun?
screen-leave-kept = Oyun kayıtlı; dilediğin zaman devam edebilirsin.
screen-leave-not-kept = Oyun kaydedilmiyor: kalkarsan kaybolur.
screen-leave = Programdan çık
screen-stay = Oyuna dön
screen-kept-none = Henüz kayıtlı oyun yok. Burada oynadığın her oyun kaydedilecek.
screen-kept-line = { $date } · { $round }. el · { $list }
screen-kept-over = { $date } · bitti · { $list }
screen-kept-bad = okunamıyor: { $file }

## At a table of a server: the connection

remote-connecting = Bağlanılıyor …
remote-again-in = { $seconds } sn sonra yeniden denenecek.
remote-again-now = Yeniden deneniyor …
remote-refused-somehow = Sunucu bunu kabul etmiyor ({ $reason }).
remote-seat-kept = Yerin sana ayrıldı. Dönmek için:
remote-seat-lost = Artık bu masada oturmuyorsun.
remote-seat-not-kept = Program çökerse yerine dönemezsin: { $file } yazılamıyor.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Başkalarının göreceği adın:
remote-guest = Konuk
remote-open-tables = Açık masalar:
remote-no-tables = Şu anda açık masa yok. Bir masa aç ya da bir masanın kodunu gir.
remote-return = Yerine dön: { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = oyunda
remote-tables-help = ↑ ↓ gezin · Enter seç · o ayarlar · q çıkış
remote-make = Masa aç
remote-take = Tamam
remote-enter-code = Kod gir
remote-code-what = Bir masanın kodu ya da sana gönderilen bağlantı:
remote-go = Git
remote-clock-row = Süre
remote-no-clock = yok
remote-clock = { $seconds } sn
remote-open-row = Kimler gelebilir
remote-open = herkes
remote-private = bağlantıyla

## At a table of a server: the room before a game and between two

remote-table = Masa { $code }
remote-invite = Gelecek olanlara bunu gönder:
remote-rules = { $name }. { $line }.
remote-clock-line = Her kart için { $seconds } sn var.
remote-open-line = Masa listede: herkes gelebilir.
remote-private-line = Masa listede değil: ancak bağlantısı olan gelebilir.
remote-free = boş
remote-agrees = yeniden oynamaya hazır
remote-sit-how = Oturacağın yeri seç: boş bir yer ya da bir botun yeri.
remote-playing = Oyun sürüyor. El bitince bir botun yerine oturabilirsin.
remote-begins = Oyun başlıyor …
remote-missing = Boş yer: { $count }
remote-seats-how = Başkalarını bekle ya da bir yer seçip oraya bot koy.
remote-start-how = Herkes burada: başlayabilirsin.
remote-owner-starts = Oyunu { $player } başlatacak.
remote-another-how = Herkes isteyince yeni bir oyun başlar.
remote-start = Oyunu başlat
remote-another = Yeniden oyna
remote-fill = Boş yerlere bot
remote-change = Kuralları değiştir
remote-say = Bir şey söyle
remote-leave-room = Masadan kalk
remote-leave-room-what = Yerini bırakabilir ya da saklayıp sonra dönebilirsin.
remote-leave = { remote-come-back }: yerin senin kalır; o zamana kadar senin yerine bir bot oynayabilir. { remote-give-up }: yerini temelli bir bot alır.
remote-give-up = Yeri bırak
remote-come-back = Sonra dön
remote-get-up = Kalk
remote-free-seat = Botu kaldır
remote-swap = Seninle yer değiştir
remote-kick = Masadan gönder
remote-mute = Sustur
remote-unmute = Yeniden konuşsun
remote-to-room = Bekleme odası
remote-others-read = Sayıma bakan öbürleri bekleniyor …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } şuraya oturdu: { $seat }
remote-bot-sits = Şuraya bot oturdu ({ $level }): { $seat }
remote-gets-up = Bu yer boşaldı: { $seat }
remote-bot-plays = Burada artık bir bot oynuyor: { $player }
remote-bot-plays-you = Senin yerine artık bir bot oynuyor. Yeniden oynamak için Boşluk tuşuna bas.
remote-absent = { $player } bağlantıda değil.
remote-absent-you = Bağlantıda değilsin.
remote-back = { $player } geri döndü.
remote-back-you = Geri döndün, kendin oynuyorsun.
remote-says = { $player }: { $text }
remote-says-you = Sen: { $text }
remote-muted = Susturuldu: { $list }
remote-unmuted = Yeniden konuşabilir: { $list }
remote-wishes = Yeniden oynamak isteyenler: { $list }
remote-outage = Sunucu bir süre yoktu. Bu arada kimsenin süresi işlemedi.
phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-well-played = İyi oynadın!
phrase-thanks = Sağ ol!
phrase-oops = Tüh!
phrase-hurry = Hadi, oyna!
phrase-one-more = Bir oyun daha!
phrase-bye = Hoşça kal!
phrase-smile = Hah hah!
phrase-wow = Vay be!
phrase-sad = Yazık!

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = Dağıtım söz verildiği gibi değil
remote-broken-what = Ya sunucu dürüst dağıtmıyor ya da bir hatası var. Ne söz verdiğini v tuşu gösterir; oyunun kaydını sakla.
remote-deal = Sunucunun verdiği sözler
remote-deal-what = Her elden önce sunucu tohumunun özetini gösterir, bu program da kendi tohumunu katar. Oyunun kaydıyla şu komut dağıtımları denetler:
remote-deal-none = Henüz söz verilmedi.
remote-receipt-open = { $round ->
    [0] İlk dağıtan, henüz çekilmedi:
   *[other] { $round }. el, henüz bitmedi:
}
remote-receipt-kept = { $round ->
    [0] İlk dağıtan, denetlendi, söz verildiği gibi:
   *[other] { $round }. el, denetlendi, söz verildiği gibi:
}
remote-receipt-broken = { $round ->
    [0] İlk dağıtan, denetlendi, söz verildiği gibi değil:
   *[other] { $round }. el, denetlendi, söz verildiği gibi değil:
}

## At a table of a server: line by line

remote-plain-tables = Bir masanın numarasını ya da kodunu yaz. n yeni masa açar (n two,target=51 bu kurallarla), q çıkar.
remote-ask-table = Masa:
remote-ask-room = Masada (yardım için ?):
remote-ask-again = Oyundan sonra (yardım için ?):
remote-not-understood = “{ $text }” burada bir anlama gelmiyor; ? neler yazabileceğini söyler.
remote-time-left = Kalan süre: { $seconds } sn.
remote-connected = Bağlantı yeniden var.
play-help-sit = sit E  o yere otur (S, E, N ya da W), yalnız sit ile herhangi bir yere
play-help-room = s  kim nerede oturuyor, kısaca kurallar
play-help-bot = b E hard  o yere o seviyede bir bot; yalnız b ile bütün boş yerlere
play-help-free = free E  o yerdeki botu kaldır
play-help-begin = start  oyunu başlat
play-help-another = again  yeni bir oyunu kabul et
play-help-t = t 3  bir şey söyle: t ile listelenen sözlerden biri
play-help-v = v  sunucunun dağıtım için verdiği sözler
play-help-away = q  çık; yerin senin kalır
play-help-give-up = leave  yerini bırak ve çık

## A record told on the full screen

screen-replay-where = Kart { $ply }/{ $plays }
screen-replay-start = İlk karttan önce
screen-replay-seed = Tohum: { $seed }
screen-replay-copied = Terminalin izin verdiyse kopyalandı. Konum:
screen-replay-no-position = El yeniden dağıtılacak: konumu yok.
screen-replay-key-step = adım
screen-replay-key-capture = alan kart
screen-replay-key-auto = oynat
screen-replay-key-space = Boşluk
screen-replay-key-round = el
screen-replay-key-copy = kopyala
screen-replay-help-step = ← →  bir kart geri, bir kart ileri
screen-replay-help-capture = ↑ ↓  yerdekileri alan önceki, sonraki karta
screen-replay-help-ends = Home End  elin başına, sonuna
screen-replay-help-round = b n  önceki ele, sonraki ele
screen-replay-help-auto = { screen-replay-key-space }  kendiliğinden oynat, durdur
screen-replay-help-copy = y  konumu tek satır olarak kopyala
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  elin sayımı
screen-replay-help-signs = ×7 +10  listede: 7 kart alındı, pişti 10 puan
screen-replay-help-mouse = Fare: oraya gitmek için listede bir karta, hepsini görmek için yerdekilere tıkla; son satırdaki tuşlara da tıklanır.
screen-replay-more = Burada yalnızca ilk { $records } kayıt gösteriliyor; başkalarını --game ve --round seçer.
screen-replay-reading = Kayıtlar okunuyor …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Oyun { $game }, { $round }. el
replay-event = Etkinlik: { $event }
replay-date = Tarih: { $date }
replay-rules = Masa kuralları: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Dağıtan: { $player }
replay-cut-jack = Kesme: { $lifted } kart kaldırıldı, vale çıktı
replay-cut = Kesme: { $lifted } kart kaldırıldı
replay-redeal = Bu el yeniden dağıtılmalı.
replay-numbered = { $number }. { $text }
replay-comment = Yorum: { $text }
replay-set-aside = { $count ->
    [one] Kenara ayrılan kart da bunlara katıldı: { $cards }.
   *[other] Kenara ayrılan { $count } kart da bunlara katıldı: { $cards }.
}
replay-unfinished = { $plays ->
    [0] Kayıt ilk karttan önce bitiyor; el tamamlanmamış.
   *[other] Kayıt { $plays } kart atıldıktan sonra bitiyor; el tamamlanmamış.
}
replay-after = { $plays ->
    [0] İlk karttan önce:
   *[other] { $plays } kart atıldıktan sonra:
}
replay-pile = { $count ->
    [0] Yerde kart yok.
    [one] Yerde { $count } kart: { $cards }.
   *[other] Yerde { $count } kart, üstten alta: { $cards }.
}
replay-hand = { $count ->
    [0] { $player }: elinde kart yok.
   *[other] { $player }: elinde { $count } kart: { $cards }.
}
replay-won = Alınan kartlar ({ $side }): { $count }.
replay-to-play = Sıradaki: { $player }
replay-total = Oyun toplamı: { $points } puan

## A check of records (pisti check)

check-good = { $file }: sorun yok, { $records } kayıt, { $games } oyun
check-empty = { $file }: sorun yok, 0 kayıt (dosya boş)
check-progress = { $file }: %{ $percent }

## The database of a server (pisti db)

db-migrated = { $file }: sürüm { $before } iken sürüm { $after } oldu.
db-newest = { $file }: zaten en yeni sürümde: { $after }.
persons-line = { $person }: { $name } (derece: { $rating }, oyun: { $games })
persons-banned = yasaklı: { $reason }
persons-report = { $report }: { $at }, { $person }, { $kind }: { $text }
persons-nothing = Gösterilecek kimse ve bir şey yok.
persons-done = Tamam.
db-good = { $file }: sorun yok (masa: { $tables }, biten oyun: { $games })
db-bad = { $file }: sorun var (yanlışlık: { $faults }, masa: { $tables }, biten oyun: { $games })
db-exported = { $file }: yazıldı (biten oyun: { $games })
db-copied = { $file }: yazıldı (masa: { $tables }, biten oyun: { $games }, satır: { $rows })

## A server (pisti serve)

serve-open = Pişti açık. Arkadaşlar buraya gelir:
serve-kept = Saklandığı yer: { $file }
serve-stop = Ctrl-C sunucuyu durdurur; oynayanlar masayı bıraktıkları gibi bulur.
serve-stopped = Sunucu durdu. Hiçbir şey kaybolmadı.
serve-no-page = Tarayıcı sayfası derlenmemiş: tarayıcılar terminalde nasıl oynanacağını gösterir.
serve-runs = Burada zaten bir Pişti sunucusu çalışıyor: { $address }
serve-other-port = { $port } numaralı kapıyı başka bir program kullanıyor; bu kez { $other } kullanılıyor.
serve-open-yourself = Sayfayı açacak bir ekran yok; bu bilgisayardaki adresi: { $address }
page-game = Pişti, kart toplamaya dayanan bir Türk iskambil oyunudur: dört oyuncu, iki ortaklık, 151’e ilk varan kazanır.
page-server = Bu sunucu arkadaşlara masa açar. Terminalden oynamak için:
page-table = Burada seni bir masa bekliyor. Terminalden oturmak için:

## The page of how a server is (/status)

status-title = Sunucunun durumu
status-good = Her şey yolunda: oynanan her şey saklanıyor.
status-bad = Veritabanı yanıt vermiyor: dönene kadar oynanamaz.
status-stops = Sunucu durmak üzere; geri gelecek.
status-version = Sürüm
status-since = Çalışmaya başladı
status-tables = Oyuncusu olan masalar
status-persons = Bağlı oyuncular
status-workers = Sunucu süreçleri
status-outage = Son kesinti
status-no-outage = yok
status-unknown = bilinmiyor

## Whether rounds were dealt fairly (pisti verify)

verify-round = { $round }. el: tohumların dediği gibi dağıtılmış. Sunucunun taahhüdü: { $hex }
verify-dealer = İlk dağıtan: tohumların dediği gibi çekilmiş. Sunucunun taahhüdü: { $hex }
verify-good = Hepsi tohumların dediği gibi. Taahhütleri, ellerden önce gördüklerinle karşılaştır.
verify-receipt = Hepsi tohumların dediği gibi; gördüğün taahhüt de aralarında.

## A simulation (pisti simulate)

simulate-head = { NUMBER($rounds) } el, kurallar: { $rules }, tohum: { $seed }. Dağıtanın sağındaki oyuncu 1. takımda.
simulate-side = { $side }. takım ({ $policies }): el başına { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puan
simulate-together = Hepsi birlikte: el başına { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puan
simulate-pistis = Pişti: el başına { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) }
simulate-doubles = Bunlardan çift pişti: el başına { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) }
simulate-ties = En çok kartta eşitlik: 100 elde { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } kez
simulate-margin = 1. takımın en iyi rakibine farkı: el başına { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puan
simulate-histogram = 1. takımın puan farkına göre ellerin dağılımı (100 elde):
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = Saniyede { NUMBER($speed, maximumFractionDigits: 0) } el, derlenmiş
simulate-interpreted = Saniyede { NUMBER($speed, maximumFractionDigits: 0) } el, derlenmemiş: derlemek için numba gerekir (“fast” eki)
simulate-progress = %{ $percent }

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Pişti: bir oyunun atışları
analysis-head = Kart başına dünya: { NUMBER($worlds) }; tohum: { $seed }. Her atışa, oyuncunun o an bildiğine göre bakılır; ondan sonra bütün koltuklar strong gibi oynar. Değerler, takımın el sonunda kaç puan önde olduğudur, ± standart hata.
analysis-interpreted = Derlenmedi, bu yüzden dünya sayısı az: derlemek için numba gerekir (“fast” eki).
analysis-game = Oyun { $game }
analysis-round = { $round }. el
analysis-side = { $side }: sonuç { NUMBER($result, maximumFractionDigits: 1) }, şans { $luck }, atışların bedeli { $cost }
analysis-side-unfinished = { $side }: atışların bedeli { $cost }
analysis-seat = { $player }: bedel { $cost }, atış: { $plays }
analysis-costliest = En pahalı atışlar
analysis-no-cost = Kesin olarak bir şeye mal olan atış yok
analysis-play = { $round }. el, { $play }. atış: { $player }, { $card }, bedel { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Her atıştan sonra beklenen puan farkı: { $side }
analysis-column-number = Atış
analysis-column-player = Oyuncu
analysis-column-card = Kart
analysis-column-cost = Bedel
analysis-column-cards = Her kartın değeri
analysis-column-why = Neden
analysis-progress = Oyun { $game }: %{ $percent }

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = Başka kart yoktu.
analysis-why-pisti-made = Pişti yapıldı. Puan: { $points }.
analysis-why-captured = Yerdeki kartlar alındı. Atılan kartla birlikte puan: { $points }.
analysis-why-jack-kept = Vale sonraya saklandı. Yerde kalan puan: { $points }.
analysis-why-safe = Güvenli kart: aynı değerdeki öbür kartların hepsi görüldü.
analysis-why-few-left = Atılacak en iyi kart. Bu değerden görülmemiş kart: { $unseen }.
analysis-why-equal = Aynı derecede iyi: { $card }.
analysis-why-pisti-let-go = Pişti kaçırıldı; onu yapan kart: { $card }. Puan: { $points }.
analysis-why-pile-let-go = Yerdeki kartlar bırakıldı; onları alan kart: { $card }. Yerdeki puan: { $points }.
analysis-why-jack-burnt = Vale erken harcandı. Daha iyisi: { $card }. Yerdeki puan: { $points }.
analysis-why-jack-laid = Boş yere vale atıldı. Daha iyisi: { $card }.
analysis-why-rank-given = Başkalarında bulunabilecek bir değer. Bu değerden görülmemiş kart: { $unseen }; { $card } için: { $fewer }.
analysis-why-points-left = Sıradakine bırakılan puan: { $points }. Daha iyisi: { $card }.
analysis-why-weaker = Daha iyisi: { $card }.

## The training of the network; the line has only figures

cli-train-head = Tohum { $seed }. Sütunlar: oynanan kart (milyon), saniye, orta ve zor seviyelerine karşı el başına puan farkı ve standart hatası.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file }: yazıldı

## The page: what search engines and links show

web-shell-title = Pişti: arkadaşlarınla ya da botlara karşı oyna
web-shell-title-table = Bir pişti masası
web-shell-title-rules = Pişti nasıl oynanır
web-shell-title-me = Senin sayfan
web-shell-title-person = Bir Pişti oyuncusu
web-shell-title-leaderboard = Pişti sıralaması
web-shell-about-table = Burada seni bir masa bekliyor. Bağlantıyı aç ve otur: hesap açmak gerekmez.
web-shell-about-rules = Pişti nasıl oynanır: kart almak, pişti yapmak, puanları saymak ve 151’e varmak.
web-shell-about-me = Adın, derecen, son oyunların ve hakkında saklananlar. Oynamak için buna gerek yok.
web-shell-about-person = Bir oyuncunun derecesi ve açık masalardaki oyunları.
web-shell-about-leaderboard = İkiye iki dereceli oyunlara göre burada Pişti’yi en iyi oynayanlar.
web-shell-picture = Yeşil çuha üzerinde yelpaze gibi açılmış kartlar ve Pişti yazısı.
web-shell-rules = Pişti nasıl oynanır
web-shell-no-script = Bu sayfaya JavaScript gerekir. Terminalde onsuz oynanır:

## The page: start, room and settings

web-footer = Reklam yok, üyelik yok, başka sitelerden hiçbir şey gelmez.
web-play-what = Hemen, botlara karşı
web-making = Masa kuruluyor …
web-friends = Arkadaşlarla oyna
web-friends-what = Bir masan ve bir bağlantın olur. Bağlantıyı açan, yerini kendi seçer.
web-forget = { $code } masasını unut
web-open-tables = Açık masalar
web-list-loading = Açık masalara bakılıyor …
web-list-away = Sunucu şu anda yanıt vermiyor. Liste kendiliğinden geri gelecek.
web-sit-down = Otur
web-watch = İzle
web-length-round = tek el
web-kind-standard = İkiye iki; eşin karşında oturur
web-kind-two = Bire bir
web-kind-solo = Dört kişi, herkes tek başına
web-kind-three = Üç kişi, herkes tek başına
web-settings-look = Görünüm
web-settings-play = Oyun
web-settings-sound = Ses ve titreşim
web-setting-theme = Renkler
web-theme-system = sistemdeki gibi
web-theme-light = açık
web-theme-dark = koyu
web-theme-contrast = yüksek karşıtlık
web-setting-badges = Kart üstünde puan
web-setting-badges-hint = Sinek ikili ile karo onlunun kaç puan ettiği üstünde yazar.
web-setting-left-hand = Sol el
web-setting-left-hand-hint = Düğmeler sol başparmağın altında durur.
web-setting-text-view = Masa yazıyla da anlatılsın
web-setting-text-view-hint = Masada görünen her şey altında düz yazıyla durur.
web-setting-keys = Kart ve pencere tuşları
web-setting-keys-hint = 1’den 4’e kadar tuşlar kart atar, harfler pencere açar.
web-setting-cut-hint = Yoksa deste senin yerine kesilir.
web-setting-confirm-hint = İlk dokunuş seçer, ikincisi atar.
web-setting-volume = Ses düzeyi
web-setting-volume-is = 10 üzerinden { $volume }
web-setting-volume-none = ses yok
web-setting-vibration = Sıra sendeyken titre
web-setting-vibration-hint = Aygıt yapabiliyorsa.
web-invite = Başkalarını çağır
web-link = Bu masanın bağlantısı
web-copy = Kopyala
web-copied = Kopyalandı
web-copy-by-hand = Tarayıcı kopyalamaya izin vermiyor: bağlantı seçili, sen kopyala.
web-share = Paylaş
web-share-text = Seni bir pişti masası bekliyor:
web-qr = Bağlantının karekodu: telefonun kamerası onu açar
web-link-local = Bu bağlantı yalnız bu bilgisayarda işler. Başkaları için sayfayı sunucunun gösterdiği adresle aç.
web-sit-here = Buraya otur
web-at-seat = Değiştir
web-make-partner = Eşin yap
web-muted = susturuldu
web-who-begins = Kartları ilk kimin dağıtacağı kurayla belirlenir.
web-who-begins-again = Sonraki oyunda kartları ilk olarak bu oyunun ilk dağıtanının sağındaki dağıtır.
web-seats = Kim nerede oturuyor
web-chat-row = Sohbet
web-chat-line = Oyuncular birbirine yazabilir.
web-no-chat-line = Yalnız hazır sözler var.
web-try-again = Yeniden dene
web-no-answer = Sunucu yanıt vermiyor. Bağlantına bak, sonra yeniden dene.
web-waiting-for = Henüz istemeyen: { $list }
web-not-again = Yeniden oynamaktan vazgeç
web-no-clock-line = Süre sınırı yok.
web-rules-all = Kuralların hepsi

## The page: the rules

play-example-won = { $side }: { $count } kart, aralarında { $cards }.
web-rules-contents = İçindekiler
web-rules-clauses = Maddeler
web-rules-numbers = Küçük sayılar, her paragrafın tam kurallardan hangi maddeleri anlattığını gösterir.
web-rules-not-loaded = Kurallar yüklenemedi.
web-position-you-play = Attığın kart
web-position-others = { $count } kart daha

## The page: score and trust

web-count-skip = Hepsini göster
web-score-chart = El el puanlar, çizgi olarak. Şimdi: { $list }. Hedef: { $target }.
web-record-save = Oyun kaydını indir
web-record-saved = İndirildi: { $file }
web-record-not-reached = Sunucuya ulaşılamıyor. Biraz sonra yeniden dene.
web-story-margin = Fark { $points } puan.
web-story-led = Baştan sona öndeydi: her elin sonunda ilk sıradaydı.
web-story-last = Oyunu son el belirledi.
web-story-from = { $round }. elde öne geçildi, bir daha da kaptırılmadı.
web-story-swing = Farkı en çok açan el { $round }. eldi: { $points } puan.
web-story-best = Bir seferde en çok kartı { $player } aldı: { $round }. elde { $count } kart.
web-story-best-you = Bir seferde en çok kartı sen aldın: { $round }. elde { $count } kart.
web-story-pisti-points = Pişti puanları: { $list }.
web-another-table = Başka bir masa
web-broken-what = Ya sunucu dürüst dağıtmıyor ya da bir hatası var. Hiçbir şey kaybolmadı: verdiği sözler burada durur, oyun bitince kaydını indirebilirsin.
web-trust-what = Her elden önce sunucu tohumunun özetini gösterir: bu, onu bağlayan bir mühürdür. Bu tarayıcı ve öbür oyuncularınki kendi tohumlarını ancak ondan sonra katar; deste hepsinden birlikte oluşur. Elden sonra bütün tohumlar açıklanır ve denetlenir. Sakladığın özet senin kanıtındır.
web-trust-checks = Bu tarayıcının denetledikleri
web-trust-checks-seed = Sunucunun açıkladığı tohum, önceden gösterdiği özete uyuyor.
web-trust-checks-shares = Her oyuncunun tohumu, daha hiçbiri açıklanmadan verilen söze uyuyor.
web-trust-checks-cards = Gördüğün her kart, destedeki yeri için söz verilen kart.
web-trust-checks-pack = Deste, kesme ve ilk dağıtan, bütün tohumlardan çıkanlar.
web-trust-proves = Bu neyi kanıtlar
web-trust-proves-server = Sunucu kartları seçemezdi: seninkini bilmeden önce kendi tohumuna bağlanmıştı.
web-trust-proves-players = Hiçbir oyuncu da seçemezdi, bütün oyuncular birlikte bile.
web-trust-proves-cards = İlk kart görüldükten sonra hiçbir kart değiştirilmedi: hepsi için desteyle birlikte söz verilmişti.
web-trust-not = Neyi kanıtlamaz
web-trust-not-secret = Sen oynarken sunucu kartları bilir. Kimseye söylememesi bir güven işidir; istersen kendi sunucunu kurarsın.
web-trust-not-partners = Eşler başka yollardan yine konuşabilir.
web-trust-not-when = Oyun kaydı, bir özetin ne zaman gösterildiğini tek başına göstermez. Sakladığın özet gösterir.
web-trust-elsewhere = Başka yerde denetle
web-trust-elsewhere-how = Oyun bitince kaydını indir. Pişti kurulu herhangi bir bilgisayarda şu komut bütün elleri yeniden denetler:
web-trust-copy = Kopyala
web-trust-copied = Kopyalandı
web-title-keys = Dokunma, fare ve tuşlar
web-keys-off = Tuşlar ayarlarda kapatılmış.
web-touch-play = Bir kartı atmak için ona dokun ya da onu yerdekilerin üstüne sürükle.
web-touch-pile = Hepsini görmek için yerdeki kartlara dokun.
web-touch-cut = Desteyi kesmek için ona herhangi bir yerinden dokun.
web-touch-captures = En son alınanları görmek için bir takımın aldığı kartlara dokun.
web-trust-older = Önceki eller

## The page: the table

web-menu = Menü
web-hand = Elindeki kartlar
web-to-play = sıra onda
web-to-cut = kesiyor
web-you-cut = Sen kesiyorsun
web-bot-plays-you = Senin yerine artık bir bot oynuyor.
web-play-again-myself = Yeniden kendim oynayayım
web-next-card = Sıra sana gelince atılacak: { $card }. Vazgeçmek için bir daha seç.
web-next-none = Sıran için artık seçili kart yok.
web-next-mark = sırada
web-hint = ipucu
web-hint-ask = İpucu iste
web-hint-card = Bir bot bunu atardı: { $card }.
web-cut-how = Desteyi kesmek istediğin yere dokun.
web-cut-where = Nereden kesilecek: kaldırılan kartlar
web-cut-here = Buradan kes
web-cut-waits = Deste kesiliyor …
web-own-words = Kendi sözlerinle
web-hush = Duymak istemediklerin
web-try-now = Şimdi dene
web-play-under-way = Kartın yolda: sunucu henüz yanıt vermedi …
web-time-up-plays = Süre doldu: { $player } yerine bir bot { $card } attı.
web-time-up-plays-you = Süre doldu: senin yerine bir bot { $card } attı.
web-log-from-round = Bu elin başından beri.
web-pistis-waiting = Bu elin pişti puanları, sayımda eklenecek: { $points }
web-to-result = Sonuç

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = “{ $rule }” için bir sayı gerekir: { $low }-{ $high }.
web-result = Oyunun sonucu
web-games-over = Biten oyunlar
web-table-full = Masa dolu. Oyunu izleyebilirsin.
web-table-playing = Oyun sürüyor. İzleyebilirsin.
web-seat-not-kept = Bu tarayıcı burada hiçbir şey saklamıyor: sayfayı kapatır ya da yenilersen yerine dönemezsin.
web-code-empty = Bir kod gir.

## The page: a seat that is left, what changes at a table

web-forget-question = { $code } masasındaki yerin unutulsun mu? O zaman yerine dönemezsin.
web-forget-do = Unut
web-forget-not = Sakla
web-leave-later = Yerin senin kalır; sen dönene kadar senin yerine bir bot oynayabilir.
web-leave-later-alone = Yerin senin kalır, oyun da seni bekler.
web-leave-for-good = Yerini bir bot alır: oyundan temelli ayrılırsın.
web-leave-later-room = Başkaları oradayken yerin senin için bir dakika tutulur.
web-leave-later-room-alone = Masa seni on dakika bekler.
web-leave-free = Yer o zaman başkalarına açılır.
web-new-here = yeni geldi
web-bot-plays-in = { $seconds } sn sonra bot oynar
web-cut-for = Süre doldu: deste { $player } için kesildi.
web-cut-for-you = Süre doldu: deste senin için kesildi.
web-kind-own = “{ $preset }” ile aynı, şu farklarla:
web-lost-you = Oyunu kaybettin.
web-lost-yours = Takımın oyunu kaybetti.

## The page: persons, rated tables, reports

web-me-what = Oynamak için bu sayfaya gerek yok. Sunucu bu cihazı bir çerezle tanır; oynadıkların burada durur.
web-me-nobody = Henüz hakkında hiçbir şey saklanmıyor. İlk oyunundan sonra ya da bir ad alınca saklanır.
web-me-name-kept = Adın saklandı.
web-me-public = Başkaları seni nasıl görüyor
web-loading = Yükleniyor …
web-person-since = { $date } tarihinden beri burada
web-rating = Derece
web-rating-none = Henüz dereceli oyun yok: herkes buradan başlar.
web-rating-provisional = Geçici: sunucu oyunun ne kadar güçlü olduğunu henüz bilmiyor. Yaklaşık şu kadar değişebilir: { $points }.
web-rating-settled = Artık iyi biliniyor: yaklaşık şu kadar değişebilir: { $points }.
web-totals = Bütün oyunlar
web-totals-games = Oyun
web-totals-won = Kazanılan
web-totals-persons = İnsanlarla
web-totals-rated = Bunlardan dereceli
web-totals-bots = Botlarla
web-totals-points = Sayı, kendi takımı ve en iyi rakip
web-totals-left = Kalkıp gidince kaybedilen dereceli oyunlar
web-games-last = Son oyunlar
web-games-none = Henüz oyun yok.
web-games-open-only = Özel masaların oyunları gösterilmez.
web-games-more = Daha eski oyunlar
web-game-won = Kazanıldı
web-game-lost = Kaybedildi
web-game-bots = botlarla
web-game-left = kalkıp gidince kaybedildi
web-rated-mark = dereceli
web-device = Başka bir cihaz
web-device-what = Kendine ait bir bağlantı başka bir cihazı da senin yapar: aynı ad, oyunlar ve derece. Bağlantı kimdeyse senin yerine geçebilir; onu anahtar gibi sakla.
web-device-count = Cihazların: { $count }
web-device-make = Bağlantı oluştur
web-device-anew = Yeni bağlantı oluştur
web-device-there = Daha önce gösterilmiş bir bağlantı var. Geri alınabilir; yenisi de onu geçersiz kılar.
web-device-shown = Bunu öbür cihazda aç. Yalnızca şimdi gösterilir.
web-device-link = Sana ait bağlantı
web-device-drop = Bağlantıyı geri al
web-device-dropped = Bağlantı artık geçersiz.
web-kept = Hakkında saklananlar
web-kept-what = Ad, derece, sonuçlar, oturduğun oyunların kayıtları, yaptığın bildirimler ve kaç cihazın olduğu. E-posta, adres, parola yok.
web-kept-export = Hepsini dosya olarak indir
web-delete = Her şeyi sil
web-delete-question = Hakkında saklanan her şey silinsin mi?
web-delete-goes = Adın, derecen, sonuçların, bildirimlerin ve hakkındaki bildirimler bütün cihazların için silinir.
web-delete-link = Sana ait bağlantı geçersiz olur.
web-delete-seats = Bütün yerlerinden kalkarsın; süren dereceli oyun kaybedilir.
web-delete-stays = Kayıtlar seninle oynayanlar için kalır; oradaki adın “?” olur.
web-delete-for-good = Kimse geri getiremez.
web-delete-not = Hepsi kalsın
web-deleting = Siliniyor … Çok oyun varsa biraz sürer.
web-deleted = Her şey silindi. Bu sunucu için artık yenisin.
web-to-start = İlk sayfaya
web-claim-title = Bir kişinin sayfasına bağlantı
web-claim-what = Bu bağlantı seninse bu cihaz da senin olur: aynı ad, oyunlar ve derece. Başkası gönderdiyse dokunma.
web-claim-do = Bu benim: bu cihazı da kullan
web-claim-merge = Bu cihazın kendi oyunları var. İkisi birleştirilsin mi? Bütün sonuçlar bir araya gelir, dereceli oyunu çok olanın derecesi kalır.
web-claim-merge-do = İkisini birleştir
web-claim-not = Olduğu gibi kalsın
web-claim-done = Bu cihaz da artık senin.
web-leaderboard = Sıralama
web-leaderboard-what = Burada yer almak için gereken dereceli oyun: { $games }.
web-leaderboard-none = Henüz kimse yeterince dereceli oyun oynamadı.
web-leaderboard-place = Sıra
web-leaderboard-player = Oyuncu
web-page-before = Önceki sayfa
web-page-next = Sonraki sayfa
web-rated-row = Dereceli
web-rated-line = Masa dereceli: oyun dördünün de derecesini değiştirir. İpucu yoktur, kalkıp giden kaybeder.
web-rated-leave = O zaman bu dereceli oyunu kaybedersin, eşin de seninle kaybeder.
web-rated-later = Bu arada senin yerine bir bot oynayabilir. Oyun biterken dönmemişsen bu dereceli oyunu kaybedersin, eşin de seninle kaybeder.
web-rated-closed = Dereceli oyun sürüyor: kimse başkasının yerine oturmaz. İzleyebilirsin.
web-rated-waits = Derece hesaplanıyor …
web-rated-changed = Derecen: { $before } → { $after }
web-rated-unchanged = Bu oyun dereceyi değiştirmez.
web-rated-slow = Derece her zamankinden uzun sürüyor. Sayfan onu sonra gösterir.
web-more-at-seat = Diğer
web-report = Bildir
web-report-somebody = Birini bildir
web-report-what = Bunu yalnızca sunucuyu işleten okur.
web-report-who = Kim
web-report-why = Neden
web-report-reason-name = Adı
web-report-reason-words = Hakaret
web-report-reason-leaving = Oyunu bırakma
web-report-reason-stalling = Bilerek oyalama
web-report-reason-signals = Eşine işaret
web-report-reason-other = Başka bir şey
web-report-text = Ne oldu (boş kalabilir)
web-report-send = Gönder
web-report-thanks = Teşekkürler. Sunucuyu işleten bunu okuyacak.
web-game-pistis = Pişti: { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = “{ $text }” diye bir kart yok: önce değeri, sonra seriyi yaz, örneğin Td ya da 10♦.
error-unknown-seat = “{ $text }” diye bir koltuk yok; koltuklar: S, E, N ve W.
error-empty-seat = “{ $rules }” kurallarıyla { seat-name } koltuğunda kimse oturmaz.
error-rules-unknown-preset = “{ $field }” diye bir ön ayar yok; olanlar: { $known }.
error-rules-preset-not-first = “{ $field }” bir ön ayardır: ön ayar yalnızca en başta yazılabilir, o da bir tane.
error-rules-unknown-field = “{ $field }” masa kuralı olarak anlaşılmadı; ad=değer biçiminde, şu adlardan biriyle yaz: { $known }.
error-rules-field-twice = { $field } masa kuralı iki kez verilmiş.
error-rules-bad-value = { $field } masa kuralı için “{ $value }” geçersiz; geçerli değerler: { $wanted }.
error-rules-partners-need-four = Eşli oyun dört kişiyle oynanır, { $seats } kişiyle değil ({ $field }=yes).
error-rules-not-with-open-centre = Yere konan dört kart da açıkken { $field }={ $value } kuralının anlamı yok.
error-rules-nothing-scores = Bu masa kurallarıyla hiçbir şey puan getirmiyor: { $field } ya da başka bir şey için puan ver.

## Mistakes: the pack and the round

error-deck-wrong-size = Destede 52 kart olmalı, { $size } değil.
error-deck-card-twice = { $card } kartı destede iki kez var.
error-deck-jack-at-bottom = Destenin altındaki kart vale ({ $card }); destenin yeniden kesilmesi gerekirdi.
error-cut-out-of-range = Kesmede 1 ile 51 arasında kart kaldırılır, { $lifted } değil.
error-card-not-in-hand = { seat-name }: elinde { $card } yok; elindeki kartlar: { $hand }.
error-round-over = El bitti: { $card } atılamaz.
error-round-redealt = El yeniden dağıtılacak: { $card } atılamaz.
error-round-not-over = El bitmedi: 48 karttan { $ply } tanesi atıldı.
error-game-round-goes-on = El sürüyor: 48 karttan { $ply } tanesi atıldı.
error-game-over = Oyun bitti; kazanan: { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = Destede 52 kartın yeri olmalı, { $size } kartın değil.
error-unknown-card-twice = { $card } kartı iki ayrı yerde görünüyor.
error-unknown-turned-up = Yere açılan bir kart bilinmeyen kart olamaz.
error-unknown-exposed = Destenin altındaki kart açık olduğu için bilinmeyen kart olamaz.
error-unknown-not-in-hand = { $card } kartı atılmış olamaz: atanın elinde değildi.
error-unknown-only-jacks-at-bottom = Destenin altındaki kart ancak vale olabilir; o zaman da destenin yeniden kesilmesi gerekirdi.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = Buradaki { $byte } baytı UTF-8’e uymuyor.
error-record-bad-character = { KEY($character) ->
    [U000D] Bir kayıtta { $character } karakteri bulunamaz (Windows satır sonu mu? Satırlar yalnızca U+000A ile bitmeli).
    [UFEFF] Bir kayıtta { $character } karakteri bulunamaz (bayt sırası işareti; bazı düzenleyiciler onu dosyanın başına koyar).
   *[other] Bir kayıtta { $character } karakteri bulunamaz.
}
error-record-no-newline = Son satır da satır sonu karakteriyle bitmeli.
error-record-line-too-long = Bir satır en çok { $limit } bayt olabilir.
error-record-too-long = Bir kayıt en çok { $limit } bayt olabilir.
error-record-tag-expected = { $expected } etiketi bekleniyordu, “{ $found }” bulundu.
error-record-tag-twice = { $part } etiketi zaten var.
error-record-bad-tag-name = Ek bir etiketin adı “{ $part }” olamaz: büyük harfle başlamalı, yalnızca harf ve rakamdan oluşmalı, notasyonun kendi etiketlerinden olmamalı.
error-record-empty-line-expected = Etiketlerden sonra boş bir satır bekleniyordu, “{ $found }” bulundu.
error-record-other-notation = Notasyonun sürümü { $expected } olmalı, “{ $found }” değil.
error-record-bad-value = { $part ->
    [Date] { $part } “{ $found }” olamaz; beklenen: YYYY-MM-DD, tarih bilinmiyorsa ? işareti.
    [Deck] { $part } içinde “{ $found }” olamaz; beklenen: bir kart (2c 2d 2h … As), bilinmeyen kart için ?? işareti.
   *[other] { $part } “{ $found }” olamaz; beklenen: { $expected }.
}
error-record-bad-play = 7h, 7hx, 7h# ya da Jh## gibi, işaretiyle bir kart bekleniyordu; “{ $found }” bulundu.
error-record-bad-comment = Süslü parantez içinde yorum bekleniyordu; içinde süslü parantez, iki ucunda boşluk olamaz; “{ $found }” bulundu.
error-record-cut-repeated = Bu kurallarla deste bir kez kesilir: { $lifted } kartlık kesme yinelenmiş olamaz.
error-record-cut-shows-no-jack = { $lifted } kartlık kesmede vale değil { $card } çıkar: deste yeniden kesilmezdi.
error-record-wrong-score = Atılan kartlara göre puan “{ $expected }” olmalı, “{ $found }” değil (* bitmemiş, - yeniden dağıtılmış).
error-record-wrong-mark = Kurallara göre bu kart { $expected } olmalı, { $found } değil.
error-record-wrong-line = “{ $expected }” satırı bekleniyordu, “{ $found }” bulundu.
error-record-end-expected = Kayıt bu satırdan önce bitmeliydi; “{ $found }” bulundu.
error-record-total-below-score = Toplam ({ $found }), elin puanından ({ $score }) az.
error-record-total-before-first-round = 1. elden önce kimsenin puanı yoktur: toplam, elin puanına eşit olmalı.
error-record-does-not-follow = Önceki kaydın devamı olması için { $part } “{ $expected }” olmalı, “{ $found }” değil.
error-record-after-unfinished = Aynı oyunun önceki eli bitmemiş: ardından bu oyunun başka kaydı gelemez.
error-record-after-winner = Oyun bu elden önce kazanılmış: ardından başka el gelemez.
error-record-one-expected = Tek bir kayıt bekleniyordu; burada ikincisi başlıyor.
error-record-no-such-ply = O kadar kart atılmamış; { $plays } kart var.
error-record-none = Hiç kayıt yok.
error-record-not-from-start = Kayıtlar { $found }. elden başlıyor; oyuna devam edilebilmesi için 1. elden başlamalı.
error-record-unknown-cards = Son destede bilinmeyen kartlar var: bu oyuna devam edilemez.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = Bir konum, aralarında birer boşlukla { $expected } bölümden oluşur, { $found } değil.
error-position-bad-part = { $part ->
    [hands] { $part } bölümü “{ $found }” olamaz; beklenen: 2cTdAs gibi kartlar, bilinmeyen kart için ?? işareti, hiç kart yoksa - işareti.
    [set-aside] { $part } bölümü “{ $found }” olamaz; beklenen: 2cTdAs gibi kartlar, bilinmeyen kart için ?? işareti, hiç kart yoksa - işareti.
    [stock] { $part } bölümü “{ $found }” olamaz; beklenen: 2cTdAs gibi kartlar, bilinmeyen kart için ?? işareti, hiç kart yoksa - işareti.
    [won] { $part } bölümü “{ $found }” olamaz; beklenen: 2cTdAs gibi kartlar, bilinmeyen kart için ?? işareti, hiç kart yoksa - işareti.
    [pile] { $part } bölümü “{ $found }” olamaz; beklenen: 2cTdAs gibi kartlar, kapalı olanlar başta ve parantez içinde, (2c??)TdAs gibi; hiç kart yoksa - işareti.
    [last] { $part } bölümü “{ $found }” olamaz; beklenen şunlardan biri: { $expected }.
   *[other] { $part } bölümü “{ $found }” olamaz; beklenen: { $expected }.
}
error-position-wrong-size = { $part } bölümünün büyüklüğü { $expected } olmalı, { $found } değil.
error-position-card-twice = { $card } kartı iki kez var, ikincisi { $part } bölümünde.
error-position-not-sorted = { $part } bölümündeki kartlar küçükten büyüğe dizilmeli: 2c 2d 2h 2s 3c … As, bilinmeyenler sonda.
error-position-unknown-face-up = Yerde açık duran bir kart bilinmeyen kart olamaz.
error-position-jack-at-bottom = Destenin altındaki kart vale ({ $card }); destenin yeniden kesilmesi gerekirdi.
error-position-bad-centre = Yere konan kartlar böyle duramaz: açılan valenin üstüne sıradaki kart açılır.
error-position-redeal = El yeniden dağıtılmalı: konumu yok.

## Mistakes: the checkable deal

error-fair-seed-length = Bir tohum { $expected } bayttır, { $found } değil.
error-fair-no-such-seat = Bu masada { seat-name } yok.
error-fair-tap = Dokunuş 1 ile 51 arasındadır, yoksa 0; { $tap } olamaz.
error-fair-not-checkable = { $round }. el doğrulanamıyor: kaydında { $tag } etiketi yok.
error-fair-bad-tag = { $round }. el: { $tag } etiketi “{ $found }” olamaz.
error-fair-no-redeal = { $round }. el: tohumlarından çıkan { $dealing }. dağıtım oynanabilirdi, yeniden dağıtılamaz.
error-fair-other-seeds = { $round }. el: öncekinden başka tohumlarla yeniden dağıtılmış.
error-fair-other-deck = { $round }. el tohumların dediği gibi dağıtılmamış: destenin { $place }. kartı başka.
error-fair-other-cut = { $round }. el tohumların dediği gibi kesilmemiş: tohumlardan çıkan { $expected }.
error-fair-other-dealer = İlk dağıtan tohumların dediği gibi çekilmemiş: çıkan { $expected }, yazılan { $found }.
error-fair-other-commitment = Sunucunun bu dosyadaki taahhütleri arasında { $hex } yok.
error-fair-no-commitment = Taahhüt 64 onaltılık rakamdır, “{ $text }” değil.

## Mistakes: the table and its bots

error-table-seats-do-not-fit = { $seats } koltukları “{ $rules }” kurallarına uymuyor.
error-table-bad-bots = Bots etiketi “{ $found }” olamaz; her bot için koltuk ve seviye yaz, örneğin E=medium.
error-table-not-seated = Bu masada oyuncu olarak oturmuyorsun.
error-table-already-started = Oyun zaten başladı.
error-table-game-over = Oyun bitti.
error-table-no-cut-now = Şimdi kesme sırası değil.
error-table-not-your-cut = Desteyi başka bir koltuk kesiyor.
error-table-no-play-now = Şimdi kart atılamaz.
error-table-not-your-turn = Sıra sende değil.
error-table-stale-play = Bu kart geç kaldı: oyun ilerledi.
error-table-no-count-now = Şimdi okunacak bir sayım yok.
error-table-stale-ready = Bu, { $round }. el içindi; masada şimdi { $now }. el oynanıyor.
error-bot-nothing-to-play = Bottan ({ $level }) sıra onda değilken kart istendi; atılan kart sayısı: { $ply }.
error-unknown-level = “{ $text }” diye bir seviye yok; olanlar: { $known }.

## Mistakes: a table of a server

error-table-closed = Bu masa kapandı.
error-table-not-owner = Bunu ancak masanın sahibi yapabilir.
error-table-already-seated = Bu masada zaten oturuyorsun: { seat-name }.
error-table-seat-taken = Orada biri oturuyor: { seat-name }.
error-table-no-free-seat = Bütün yerler dolu.
error-table-no-such-seat = Bu masada { seat-name } yok.
error-table-seat-empty = Orada öyle biri oturmuyor: { seat-name }.
error-table-not-between-games = Bu ancak oyundan önce yapılabilir.
error-table-seats-missing = Oyun başlayamıyor, boş yerler: { $seats }.
error-table-no-such-level = “{ $level }” diye bir düzey yok; olanlar: { $known }.
error-table-bad-text = Ad ya da ileti boş olamaz, denetim karakteri içeremez.
error-table-no-promise-now = Şu anda dağıtım için söz beklenmiyor.
error-table-already-promised = Dağıtım için sözünü zaten verdin.
error-table-no-share-now = Şu anda dağıtım için pay beklenmiyor.
error-table-share-differs = Bu, söz verilen pay değil.
error-table-not-your-tap = Desteye ancak kesen dokunur.
error-table-no-chat = Bu masada sohbet yok.
error-table-muted = Bu masada şu anda konuşamazsın.
error-table-not-over = Oyun bitmedi.
error-table-not-here = Bu masada bu yapılamaz.
error-table-round-goes-on = Kartlar elde: el bitince oturabilirsin.
error-table-rated-rules = Dereceli masada kurallar standarttır: dört oyuncu, 151 puan.
error-table-rated-clock = Dereceli masada süre sınırı olmalı.
error-table-rated-chat = Dereceli masada sohbet yoktur.
error-table-rated-bot = Dereceli masada oyun botlarla başlamaz.
error-table-rated-cookie = Dereceli masada her oyuncu bir çerezle tanınmalı: sunucunun sayfasını çerezlere izin veren bir tarayıcıda aç.
error-table-rated-twice = Dereceli masada kimse iki yere oturamaz.
error-table-rated-game = Dereceli oyunda kimse masadan gönderilmez, kimse başkasının yerine oturmaz.
error-table-rated-hint = Dereceli masada ipucu yoktur.
error-server-no-such-table = Burada “{ $table }” diye bir masa yok ya da bitti.
error-server-not-your-seat = Bu yer artık senin değil.
error-server-other-protocol = Bu, iletilerin başka bir sürümü: { $found }; sunucununki { $known }.
error-server-hello-first = İlk ileti selam olmalı.
error-server-hello-again = Selam zaten verilmişti.
error-server-too-fast = Bir anda çok fazla: biraz bekle.
error-server-too-many-tables = Sunucuda açılabilecek kadar masa var: { $most }.
error-server-too-many-here = Bu masayı izleyebilecek kadar kişi izliyor: { $most }.
error-server-not-stored = Sunucu şu anda hiçbir şey saklayamıyor, o yüzden bir şey yapılmadı. Az sonra yine dene.
error-server-no-hint-now = İpucu yalnız sıra sendeyken verilir.
error-server-no-such-game = Okuyabileceğin “{ $game }” diye bitmiş bir oyun yok.
error-server-no-such-page = Burada bir şey yok.
error-server-bad-body = Beklenen bu değildi ({ $reason }).
error-server-failed = Sunucuda bir şey ters gitti.
error-server-stops = Sunucu duruyor, az sonra dönecek.
error-person-no-cookie = Bu cihaz burada tanınmıyor: önce sunucunun sayfasını çerezlere izin veren bir tarayıcıda aç.
error-person-bad-name = Ad boş olamaz, denetim karakteri içeremez, karakter sayısı en çok { $most } olabilir.
error-person-bad-page = “{ $text }” listede bir yer değil.
error-person-no-such-person = Burada “{ $person }” diye biri yok.
error-person-no-such-link = Bu bağlantı artık geçerli değil.
error-person-no-such-report = { $report } numaralı bir bildirim yok.
error-person-merge-first = Bu cihazın kendi oyunları var: öbür kişiye taşınabilirler.
error-person-banned = Burada artık oynayamazsın: { $reason }
error-person-not-at-table = Yalnızca o masada oturmuş olanlar oradaki birini bildirebilir.
error-person-nobody-there = Orada bildirilebilecek biri oturmuyor: { seat-name }.
error-person-yourself = Kendini bildiremezsin.
error-person-bad-text = Bildirim denetim karakteri içeremez.
error-person-not-owner = Bunu yalnızca sunucunun sahibi yapabilir.
error-person-no-server = { $file } yanıt vermeyen bir sunucu tarafından kullanılıyor.
error-serve-no-port = { $text } bir kapı numarası değil: 0 ile 65535 arasında bir sayı olmalı.
error-serve-no-address = { $text } bir adres değil; örneğin 127.0.0.1 ya da ::1.
error-serve-port-in-use = { $port } numaralı kapıyı başka bir program kullanıyor: --port ile başka birini seç.
error-serve-runs-already = { $port } numaralı kapıda zaten bir Pişti sunucusu var: { $address } adresini aç ya da --port ile başka bir kapı seç.
error-serve-port-not-allowed = { $port } numaralı kapıyı kullanma iznin yok: --port ile 1024 ya da üstünü seç.
error-serve-no-host = { $host } bu makinenin bir adresi değil.

## Mistakes: the address of a server

error-public-url-no-scheme = “{ $text }” açık adres olamaz: http:// ya da https:// ile başlamalı.
error-public-url-bad-host = “{ $text }” açık adres olamaz: “{ $found }” bir sunucu adı değil.
error-public-url-bad-port = “{ $text }” açık adres olamaz: “{ $found }” 1-65535 arasında bir port değil.
error-public-url-too-much = “{ $text }” açık adres olamaz: “{ $found }” fazla; adreste yalnızca http ya da https, sunucu adı ve port bulunur.
error-origin-foreign = { $text } sayfaları bu sunucuyu kullanamaz; sunucunun adresi --public-url ile bildirilir.
error-request-too-large = İstek çok büyük.

## Mistakes: the database of a server

error-folding-cannot-be-told = { $game } oyunu kayıt olarak yazılamıyor ({ $reason }).
error-folding-tells-another = { $game } oyununun { $round }. eli oynandığı gibi anlatılmayacaktı.
error-folding-other-game = { $game } oyununun kayıtları arasında başka bir oyunun kaydı var: { $found }.
error-store-bad-place = Veritabanı yeri değil: { $text }. Bir yol, sqlite:/// ve bir yol ya da postgresql://HOST/NAME bekleniyor.
error-store-no-folder = { $file } oluşturulamıyor: { $folder } diye bir klasör yok.
error-store-is-folder = { $file } bir klasör, veritabanı değil.
error-store-no-permission = { $file } açılamıyor: oraya yazma iznin yok.
error-store-absent = { $file } diye bir veritabanı yok.
error-store-older = { $file } daha eski bir sürümden: { $found }; bu program { $known } sürümünü istiyor: { $command }
error-store-in-use = { $file } başka bir süreç tarafından kullanılıyor.
error-store-no-database = { $file } bir Pişti sunucusunun veritabanı değil.
error-store-newer = { $file } daha yeni bir sürümden: { $found }; bu program { $known } sürümünü biliyor.
error-store-unreadable = { $file } açılamıyor ({ $reason }).
error-store-cannot-read = Veritabanı okunamıyor ({ $reason }).
error-store-damaged-table = { $table } masasından saklananlar bozulmuş.
error-store-damaged-game = { $game } oyunundan saklananlar bozulmuş.
error-store-damaged-file = { $file } bozulmuş: { $reason }
error-store-game-missing = { $table } masasındaki { $game } oyunu bitmiş, ama kaydı saklanmamış.
error-store-impossible = { $table } masasındaki { $version }. olay gerçekleşmiş olamaz ({ $reason }).
error-store-cannot-write = Veritabanına yazılamıyor ({ $reason }).
error-store-no-driver = { $file } için gereken parça kurulu değil: { $command }
error-store-no-answer = { $file } bir PostgreSQL veritabanı olarak yanıt vermiyor ({ $reason }).
error-store-no-login = { $file } bu kullanıcıyı ya da bu parolayı kabul etmiyor.
error-store-not-utf8 = { $file } metinleri { $encoding } olarak saklıyor; her adı yalnızca UTF8 tutabilir.
error-store-exists = { $file } zaten var: kopya yalnızca henüz boş olan yere yazılır.
error-store-not-empty = { $file } içinde zaten masa ya da oyun var: kopya yalnızca henüz boş olan yere yazılır.
error-store-copy-differs = { $file } içine gelen, gönderilenle aynı değil ({ $table }): hiçbiri saklanmadı.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = Bu bir sunucu adresi değil: “{ $text }”. Şöyle yaz: https://example.org ya da 192.168.1.5:8000.
error-remote-bad-code = Bu bir masa kodu değil: “{ $text }”.
error-remote-other-server = Bu, başka bir sunucunun masası: { $server }
error-remote-table-twice = Adresteki masa, --table ile verilenden başka.
error-remote-server-needed = --table için sunucunun adresi gerekir: --server URL.
error-remote-server-decides = { $flag } --server ile birlikte verilemez: masa orada kurulur, oyun orada kaydedilir.
error-remote-no-server = Bu adda bir bilgisayar bulunamadı: { $server }. Adrese ve bağlantına bak.
error-remote-refused = Orada yanıt veren yok: { $server }. Sunucu çalışmıyor olabilir.
error-remote-silent = Zamanında yanıt gelmedi: { $server }.
error-remote-cut-off = Bağlantı koptu.
error-remote-insecure = Güvenli bağlantı kurulamıyor: { $server } ({ $reason }).
error-remote-not-pisti = Bu adreste Pişti sunucusu yok ya da bu program onu anlamıyor.
error-remote-other-protocol = Sunucu ile bu programın sürümleri farklı: birinin güncellenmesi gerekiyor.
error-remote-no-table = Bu sunucuda böyle bir masa yok ya da bitti: { $table }
error-remote-busy = Sunucu bunu şu anda yapamıyor: biraz bekle.
error-remote-not-allowed = Sunucu bu programı içeri almıyor ({ $reason }).
error-promise-not-named = { $round }. el: sunucu bir söz veriyor, ama hangi oyun için olduğunu söylemiyor.
error-promise-twice = { $round }. el: sunucu dağıtım için ikinci kez söz istiyor.
error-promise-late = { $round }. el: paylar açıklanırken biri sonradan söz verdi: { seat-name }.
error-promise-other-share = { $round }. el: pay, söz verilen değil: { seat-name }.
error-promise-no-seed = { $round }. el: sunucu söz verdiği tohumu açıklamadı.
error-promise-other-seed = { $round }. el: sunucunun tohumu, söz verdiği tohum değil.
error-promise-other-dealer = İlk dağıtan, tohumlardan çıkan değil.
error-promise-no-cards = { $round }. el: önceden söz verilmemiş kartlar dağıtılıyor.
error-promise-other-card = { $round }. el: { $card }, yeri için söz verilen kart değil.
error-promise-other-place = { $round }. el: { $card }, destede dağıtıldığı yerden başka bir yerde.
error-promise-other-deck = { $round }. el: söz verilen kartlar, tohumlardan çıkan kartlar değil.
error-promise-other-plays = { $round }. el: atılan kartlar ya da sayım için söylenenler desteye uymuyor.

## Mistakes: messages of a table

error-message-too-long = Mesaj çok uzun; bayt olarak uzunluğu: { $found }, en çok: { $limit }.
error-message-not-json = Bu JSON değil.
error-message-not-so = Bu bir mesaj değil; yanlış olan yer: “{ $place }”.

## Mistakes: pisti play, replay and simulate

error-db-export-exists = { $file } zaten var: başka bir dosya ver.
error-play-record-exists = { $file } zaten var: başka bir dosya ver ya da --resume ile bu oyuna devam et.
error-play-record-changed = { $file } başka bir program tarafından değiştirilmiş, bu yüzden ona dokunulmadı.
error-play-record-not-ordinary = { $file } sıradan bir dosya değil: oyun oraya kaydedilemez.
error-play-record-no-folder = { $file } oluşturulamıyor: { $folder } diye bir klasör yok.
error-play-record-folder-closed = { $file } yazılamıyor: { $folder } klasörüne yazma iznin yok.
error-play-record-no-room = Disk dolu: { $file } yazılamıyor.
error-play-record-full-since = Disk dolu: son kart kaydedilemedi. { $file } sağlam; oyun, bir önceki karta kadar orada.
error-play-record-lost-since = Son kart kaydedilemedi ({ $reason }). { $file } sağlam; oyun, bir önceki karta kadar orada.
error-play-record-many-games = Devam etmek için dosyada tek bir oyun olmalı; burada başka bir oyun başlıyor.
error-play-nothing-to-resume = Hangi koltuk senin, kayıttan belli değil: bot olmayan tek bir koltuk olmalı, { $persons } var. Botları, son elde Total’den sonra gelen Bots etiketi bildirir, örneğin { $example }
error-play-resume-decides = { $flag } ile --resume birlikte verilemez: kurallar, seviye, ad ve tohum kayıtta yazılı.
error-play-resume-keeps = { $flag } ile --resume birlikte verilemez: oyun, okunduğu dosyaya kaydedilir.
error-play-name-needed = { $flag } için bir dosya adı gerekli.
error-play-bad-seed = { $tag } etiketi bir tam sayı olmalı, “{ $found }” değil.
error-play-bad-name = Ad 1 ile { $limit } karakter arasında olmalı, denetim karakteri içermemeli.
error-settings-unreadable = Ayarlar okunamıyor ({ $reason }): { $file }
error-settings-unknown = { $file } içindeki bazı ayarlar burada bilinmiyor, olduğu gibi bırakıldı: { $names }.
error-replay-nothing-there = Bu dosyada hiç kayıt yok.
error-replay-no-such-round = { $records ->
    [one] Bu dosyadaki tek kayıt istenen oyuna ya da ele ait değil.
   *[other] Bu dosyadaki { $records } kayıttan hiçbiri istenen oyuna ve ele ait değil.
}
error-replay-no-such-ply = { $game } oyununun { $round }. elinde { $plays } kart atılmış: { $ply }. kart yok.
error-simulate-bad-rounds = El sayısı “{ $rounds }” olamaz: 2 ile 1000000000000 arasında bir tam sayı yaz, örneğin 1e6.
error-simulate-bad-seed = Tohum “{ $seed }” olamaz: 0 ile 18446744073709551615 arasında bir tam sayı yaz.
error-simulate-unknown-policy = “{ $policy }” diye bir oyuncu yok; olanlar: { $known }.
error-simulate-policies-for-seats = --policy ile { $seats } koltuk için { $policies } oyuncu verilmiş: ya hepsi için tek oyuncu ya da her koltuk için bir oyuncu ver.
error-simulate-not-compiled = numba kullanılamıyor, bu yüzden derleme yapılamaz.

## Mistakes: the arena

error-arena-one-player = En az iki oyuncu ver: seviyeler ya da module:name biçiminde kendi botların.
error-arena-unknown-player = “{ $player }” diye bir oyuncu yok; olanlar: { $known } ve module:name biçiminde kendi botların.
error-arena-no-module = “{ $player }” botu yüklenemedi: { $reason }.
error-arena-not-a-bot = “{ $player }” bir bot değil: choose(view, rng) yöntemi yok.
error-arena-bad-count = El ya da oyun sayısı “{ $text }” olamaz: 2 ile 1000000000 arasında bir tam sayı yaz, örneğin 1e4.
error-arena-bad-jobs = Süreç sayısı “{ $text }” olamaz: 1 ile 1024 arasında bir tam sayı yaz.
error-arena-bad-test = --sprt için iki sayı gerekli, küçüğü önce; { $low } ile { $high } olmaz.
error-arena-test-not-deals = --sprt el başına puana bakar, bu yüzden --games ile birlikte kullanılamaz.
error-arena-test-not-two = --sprt iki oyuncuyu karşılaştırır; burada verilen: { $count }.
error-arena-bot-failed = “{ $player }” botu hata verdi: { $reason }.
error-arena-bot-illegal = “{ $player }” botu { $deal }. elde “{ $card }” atmak istedi, ama elindekiler: { $held }.
error-arena-other-file = { $file } bir arena sonuç dosyası değil; olduğu gibi bırakıldı.
error-arena-other-match = { $file } başka bir karşılaşmanın sonuçlarını taşıyor ({ $field }: { $found }, burada { $wanted }).
error-arena-other-code = { $file } botların programı değişmeden önce başlamış: başka bir dosya seç.
error-arena-bad-line = { $file }: { $line }. satır arenanın yazdığı gibi değil.
error-arena-workers-die = Oynayan süreçler bitiremeden tekrar tekrar kapandı; bellek yetiyor mu?
error-arena-no-ray = Ray kurulu değil: Pişti’yi “cluster” ekiyle kur.
error-arena-no-cluster = Küme oynayamıyor: { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = Dünya sayısı “{ $text }” olamaz: 2 ile 1000000 arasında bir tam sayı yaz.
error-analyse-unknown-cards = { $round }. elin kaydı bütün kartları yazmıyor: ancak her kartı bilinen bir kayda bakılabilir.

## Mistakes: the training of the network

error-train-no-training = { $file } dosyasında devam edilecek bir eğitim yok.
error-weights-bad-file = { $file } dosyasında ağın ağırlıkları yok.
error-weights-other-features = { $file } dosyasındaki ağırlıklar başka konum özellikleri için: { $expected } yerine { $found }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = “{ $text }” diye bir komut yok; olanlar: { $known }.
error-unknown-command-like = “{ $text }” diye bir komut yok; şunu mu demek istedin: “{ $like }”?
error-unknown-flag = “{ $text }” diye bir seçenek yok; olanlar: { $known }.
error-unknown-flag-like = “{ $text }” diye bir seçenek yok; şunu mu demek istedin: “{ $like }”?
error-unknown-language = “{ $text }” diye bir dil yok; olanlar: { $known }.
error-flag-value-missing = { $flag } için bir değer gerekli.
error-flag-value-unwanted = { $flag } değer almaz: “{ $text }”.
error-flag-not-a-choice = { $flag } için “{ $text }” geçersiz; geçerli değerler: { $known }.
error-flag-not-a-number = { $flag } için bir sayı gerekli, “{ $text }” değil.
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } iki kez verilmiş.
error-flags-contradict = { $flag } ile { $other } birlikte kullanılamaz.
error-argument-missing = Eksik: { $names }.
error-argument-unwanted = Burada başka bir şey beklenmiyordu: “{ $text }”.
error-usage = Komut satırı anlaşılamadı: { $text }.

## Mistakes: files

error-file-missing = Böyle bir dosya yok.
error-file-no-name = Dosya adı boş.
error-file-is-folder = Bu bir klasör, dosya değil.
error-file-no-folder = Yolda klasör olması gereken yerde bir dosya var.
error-file-not-allowed = Erişim izni yok.
error-file-not-readable = Erişim izni yok: bu dosya okunamıyor.
error-file-not-writable = Erişim izni yok: bu dosyaya yazılamıyor.
error-file-folder-not-allowed = Erişim izni yok: bu dosyanın klasörüne girilemiyor ya da yazılamıyor.
error-file-read-only = Bu disk salt okunur: üzerine yazılamıyor.
error-file-disk-full = Disk dolu; yazılan kısım eksik.
error-file-closed = Kapalı, kullanılamıyor.
error-file-not-utf8 = Bu, UTF-8 bir metin değil.
error-file-other = Olmadı: { $reason }.
